import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course } from './course';
import { Playing } from './playing.svelte';

const course = { last: 5, within: (at: number) => Math.max(0, Math.min(5, at)) } as Course;

describe('a replay that goes on by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes step by step, and stops at the end', () => {
    const playing = new Playing(course);
    playing.play();
    vi.advanceTimersByTime(1_700);
    expect(playing.at).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect([playing.at, playing.running]).toEqual([5, false]);
  });

  it('goes faster if it is told to', () => {
    const playing = new Playing(course);
    playing.pace = 4;
    playing.play();
    vi.advanceTimersByTime(1_300);
    expect(playing.at).toBe(3);
  });

  it('begins anew from the end', () => {
    const playing = new Playing(course);
    playing.go(5);
    playing.play();
    expect([playing.at, playing.running]).toEqual([0, true]);
  });

  it('stops when somebody goes somewhere himself', () => {
    const playing = new Playing(course);
    playing.play();
    playing.go(3);
    vi.advanceTimersByTime(60_000);
    expect([playing.at, playing.running]).toEqual([3, false]);
  });

  it('keeps the seat in front when all cards are opened', () => {
    const playing = new Playing(course);
    playing.look(2);
    expect(playing.bottom).toBe(2);
    playing.look('open');
    expect(playing.bottom).toBe(2);
  });
});
