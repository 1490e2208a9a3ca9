// A plain table for the browser. It knows no rules: what can be answered comes with the question.
// The messages are explained in docs/protocol.md. Everything is text: no markup is ever made of data.

const api = (path, body) => fetch('/api' + path, body === undefined ? {} : {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then(async (answer) => {
  const json = answer.headers.get('content-type')?.includes('json');
  const found = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw Object.assign(new Error(found.message ?? 'the server said ' + answer.status), found);
  return found;
});

const $ = (id) => document.getElementById(id);
const words = (id) => String(id).replaceAll('_', ' ');
const list = (ids) => ids.map(words).join(', ') || 'nothing';
const many = (n, word) => n + ' ' + word + (n === 1 ? '' : 's');
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
const random = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));
const only = (object) => Object.entries(typeof object === 'string' ? { [object]: {} } : object)[0];

/** An element: its properties (or `on…` listeners, or attributes with a dash), then what is in it. */
function el(tag, props = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key in node && !key.includes('-')) node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...inside.flat().filter((part) => part !== null && part !== undefined && part !== false));
  return node;
}
const button = (text, onclick, className = '') => el('button', { type: 'button', onclick, className }, text);
const items = (parts) => el('ul', {}, parts.map((part) => el('li', {}, part)));
const notice = (text) => { $('notice').textContent = text; };
const guarded = (work) => (...given) => { notice(''); Promise.resolve(work(...given)).catch((error) => notice(error.message)); };

function kept(key, value) { // What this browser remembers; without storage the page works all the same.
  try {
    if (value === null) localStorage.removeItem(key);
    else if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch { return null; }
}

// ---------------------------------------------------------------- the first page

const LEVELS = ['steady', 'novice', 'random', 'search', 'search:500ms'];
const select = (label, name, choices, value) => el('label', {}, label + ' ', el('select', { name }, choices.map(
  ([key, text]) => el('option', { value: key, selected: key === value }, text))));
const tick = (label, name, checked = false) => el('label', { className: 'tick' }, el('input', { type: 'checkbox', name, checked }), ' ' + label);

function seatFields(number) {
  const name = el('label', {}, 'Name ', el('input', { type: 'text', name: 'name' + number, maxLength: 40, value: number ? 'Player ' + (number + 1) : kept('name') ?? '' }));
  const level = select('Level', 'level' + number, LEVELS.map((level) => [level, level]), 'steady');
  const kind = select('Who', 'kind' + number, [['here', 'somebody at this screen'], ['link', 'whoever gets the link'], ['bot', 'a bot']], number ? 'bot' : 'here');
  const show = () => {
    const value = kind.querySelector('select').value;
    name.hidden = value !== 'here';
    level.hidden = value !== 'bot';
  };
  kind.onchange = show;
  show();
  return el('fieldset', { id: 'seat' + number }, el('legend', {}, 'Seat ' + (number + 1)), kind, name, level);
}

function firstPage() {
  const form = el('form', {}, el('h2', {}, 'New table'),
    select('Players', 'players', [2, 3, 4].map((n) => [String(n), String(n)]), '2'),
    [0, 1, 2, 3].map(seatFields),
    el('fieldset', {}, el('legend', {}, 'The game'),
      select('Edition', 'edition', [['first', 'first (2004)'], ['second', 'second (2014)']]),
      select('Opening hands', 'opening', [['dealt', 'four cards each'], ['chosen', 'chosen from more']]),
      select('First governor', 'governor', [['random', 'by chance'], ...[0, 1, 2, 3].map((n) => [String(n), 'seat ' + (n + 1)])]),
      tick('New Buildings', 'new_buildings'), tick('Events', 'events')),
    el('fieldset', {}, el('legend', {}, 'The table'),
      select('Time for an answer', 'clock', [['none', 'no limit'], ['30', '30 seconds'], ['60', '1 minute'], ['180', '3 minutes'], ['d1', '1 day'], ['d3', '3 days']]),
      select('If hidden cards leave one answer', 'forced', [['wait', 'give it for me, after a while'], ['ask', 'ask me all the same']]),
      select('Bots answer', 'pace', [['800', 'at an easy pace'], ['200', 'quickly'], ['0', 'at once'], ['2500', 'slowly']]),
      tick('Whoever knows the address may watch', 'watching')),
    el('button', { className: 'main' }, 'Make the table'));
  const players = () => [0, 1, 2, 3].forEach((n) => { form.querySelector('#seat' + n).hidden = n >= Number(form.elements.players.value); });
  form.elements.players.onchange = players;
  players();
  form.onsubmit = guarded(async (event) => {
    event.preventDefault();
    const of = (name) => form.elements[name].value;
    const seats = [0, 1, 2, 3].slice(0, Number(of('players'))).map((n) => ({
      here: { here: { name: of('name' + n).trim() || 'Player ' + (n + 1) } }, link: { link: {} }, bot: { bot: { level: of('level' + n) } },
    })[of('kind' + n)]);
    const options = { players: seats.length, edition: of('edition'), opening: of('opening'), new_buildings: form.elements.new_buildings.checked,
      events: form.elements.events.checked, governor: of('governor') === 'random' ? 'random' : Number(of('governor')) };
    const clock = of('clock') === 'none' ? 'none' : of('clock').startsWith('d') ? { days: { days: Number(of('clock').slice(1)) } } : { move: { seconds: Number(of('clock')) } };
    const setup = { options, seats, clock, watching: form.elements.watching.checked, pace: Number(of('pace')), forced: of('forced') };
    const made = await api('/tables', { setup });
    if (seats[0].here) kept('name', seats[0].here.name);
    made.invitations.forEach((invitation, seat) => invitation && sessionStorage.setItem('link:' + made.table + ':' + seat, invitation));
    if (seats.some((seat) => seat.here)) return location.assign('/t/' + made.table);
    $('main').replaceChildren(el('h1', {}, 'The table is made'), el('p', {}, 'Give each link to one person. Keep one for yourself if you want to play.'),
      items(made.invitations.map((invitation, seat) => invitation ? linkTo(made.table, seat, invitation) : 'Seat ' + (seat + 1) + ': a bot')));
  });
  const own = el('section', {}, el('h2', {}, 'Your tables'), el('p', {}, 'None yet.'));
  $('main').replaceChildren(el('h1', {}, 'San Juan'), form, own);
  api('/tables').then(({ tables }) => tables.length && own.lastChild.replaceWith(items(tables.map((one) => [
    el('a', { href: '/t/' + one.table }, one.table), ', seat ' + (one.seat + 1) + ', ' + one.phase + ', ' + new Date(one.updated_at).toLocaleString()]))), () => {});
}

const linkTo = (table, seat, invitation) => ['Seat ' + (seat + 1) + ': ', el('span', { className: 'words' }, location.origin + '/t/' + table + '#' + invitation)];

// ---------------------------------------------------------------- one table: the connection

const T = { id: null, yours: [], seat: null, snap: null, question: null, unsure: null, state: 'offline', socket: null, wait: 500, heard: 0,
  curtain: null, added: new Set(), told: false, drawn: {} };

const mine = () => T.seat !== null;
const status = () => T.snap.table.status;
const held = () => (T.snap?.seat === T.seat ? T.snap.seq : null); // the last item we have of this seat
function who(seat) { // Several bots have the same name.
  const names = T.snap?.table.seats.map((one) => one.name) ?? [], name = names[seat];
  if (!name) return 'Seat ' + (seat + 1);
  return names.indexOf(name) === names.lastIndexOf(name) ? name : name + ' (seat ' + (seat + 1) + ')';
}

function show(state) {
  T.state = state;
  const queued = T.unsure ? ', with something that is not confirmed yet' : '';
  $('link').textContent = { live: 'live', catching: 'catching up', offline: 'offline' }[state] + queued;
}

function connect() {
  const socket = T.socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/api/tables/' + T.id + '/socket');
  socket.onopen = () => { watch(held()); if (T.unsure) send(T.unsure); };
  socket.onmessage = (event) => { T.heard = Date.now(); if (socket === T.socket) hear(JSON.parse(event.data)); };
  socket.onclose = (event) => lost(socket, event.reason);
  T.heard = Date.now();
}

function lost(socket, reason) {
  if (socket !== T.socket) return;
  T.socket = undefined;
  show('offline');
  if (reason) notice('The server closed the connection: ' + reason);
  setTimeout(connect, T.wait * (0.5 + Math.random() / 2));
  T.wait = Math.min(15000, T.wait * 2);
}

function heartbeat() { // A connection can die without a word: whoever says nothing for 25 s is not there.
  const socket = T.socket;
  if (!socket || Date.now() - T.heard < 8000) return;
  if (Date.now() - T.heard < 25000) return send({ type: 'ping', n: 2 });
  socket.close();
  lost(socket, '');
}

function watch(after) {
  show('catching');
  send({ type: 'watch', protocol: 1, seat: T.seat, after });
  send({ type: 'ping', n: 1 }); // its answer comes after all that we missed
}

const send = (message) => { if (T.socket?.readyState === WebSocket.OPEN) T.socket.send(JSON.stringify(message)); };

function say(message) { // A move or a deed: kept until the server says what became of it.
  if (T.unsure) return notice('Wait: your last answer is still on its way.');
  T.unsure = { ...message, seat: message.seat ?? T.seat, id: random(16) };
  send(T.unsure);
  show(T.state);
  draw();
}
const doing = (deed) => guarded(() => say({ type: 'do', deed }));

function hear(message) {
  const { type, ...rest } = message;
  if (type === 'pong') {
    T.wait = 500;
    return show('live');
  }
  if (type === 'error') {
    if (rest.retry_after) setTimeout(() => T.state === 'catching' && watch(held()), rest.retry_after);
    return notice(rest.message);
  }
  if (type === 'snapshot' && rest.seat === T.seat) {
    T.snap = rest;
    T.question = null;
    gathered();
    if (T.curtain === null && !T.told) past().catch(() => {});
  }
  if (type === 'item') {
    if (!T.snap || T.snap.seat !== T.seat || rest.seq <= T.snap.seq) return;
    if (rest.seq > T.snap.seq + 1) return watch(T.snap.seq);
    fold(T.snap, rest);
    tell(rest);
    if (mine() && !rest.status.waiting.includes(T.seat)) T.question = null;
  }
  if (type === 'question') T.question = rest;
  if (type === 'reply' && rest.id === T.unsure?.id) replied(rest.result);
  draw();
}

function fold(snap, item) {
  snap.seq = item.seq;
  snap.table.status = item.status;
  for (const key of ['seats', 'secret', 'rematch']) if (key in item) snap.table[key] = item[key];
  if (item.view) snap.view = item.view;
  else if (item.patch) {
    Object.assign(snap.view, item.patch.set);
    for (const [seat, player] of Object.entries(item.patch.players)) snap.view.players[seat] = player;
  }
}

function replied(result) {
  const said = T.unsure, refusal = result.refused;
  if (refusal && ['limited', 'unavailable'].includes(refusal.code)) { // the same id again, so it is done once
    notice(refusal.message);
    return setTimeout(() => T.unsure === said && send(said), refusal.retry_after ?? 1000);
  }
  T.unsure = null;
  show(T.state);
  const seq = (result.applied ?? result.duplicate)?.seq;
  if (said.type === 'move' && T.question?.seq < seq) T.question = null; // the item that tells of it is on its way
  notice(refusal ? 'Not done: ' + refusal.message : result.stale ? 'The table has moved on meanwhile. Please look and answer again.' : '');
  if (result.stale) watch(T.snap.seq);
  if (said.deed?.add && !refusal) kept('entropy:' + T.id + ':' + said.seat, said.deed.add.entropy);
  gathered();
}

function gathered() { // Before the game: remembers the commitment, then adds chance for each of our seats.
  if (status().phase !== 'gathering' || T.unsure) return;
  kept('commitment:' + T.id, T.snap.table.commitment);
  const seat = T.yours.find((one) => !T.added.has(one) && !kept('entropy:' + T.id + ':' + one));
  if (seat === undefined) return;
  T.added.add(seat);
  say({ type: 'do', seat, deed: { add: { entropy: random(32) } } });
}

// ---------------------------------------------------------------- one table: words

const at = (place, seat) => {
  const building = T.snap.view?.players[seat ?? T.seat]?.town[place];
  return (building ? words(building.building) + ' ' : '') + '(place ' + (place + 1) + ')';
};
const unseen = (event) => event.cards ? list(event.cards) : many(event.count, 'card');

const EVENTS = { // What happened, in simple words; `n` is the name of who did it.
  round_began: (e) => 'Round ' + e.round + ' begins, ' + who(e.governor) + ' is governor.',
  role_taken: (e, n) => n + ' takes the ' + e.role + (e.library ? ', with the library.' : '.'),
  event_taken: (e, n) => n + ' takes the event ' + words(e.card) + '.',
  role_visited: (e, n) => n + ' has the governor visit the ' + e.role + '.',
  event_over: (e) => 'The event ' + words(e.card) + ' is over.',
  event_opened: (e) => 'The event ' + words(e.card) + ' lies open now.',
  built: (e, n) => n + ' builds ' + words(e.card) + '.',
  built_over: (e, n) => n + ' builds ' + words(e.card) + ' over ' + words(e.covered) + '.',
  paid: (e, n) => n + ' pays ' + (e.count ? unseen(e) : '') + (e.count && e.goods.length ? ' and ' : '') + (e.goods.length ? many(e.goods.length, 'good') : e.count ? '' : 'nothing') + '.',
  built_nothing: (e, n) => n + ' builds nothing.',
  produced: (e, n) => n + ' produces a good: ' + at(e.place, e.seat) + '.',
  stored: (e, n) => n + ' stores a good: ' + at(e.place, e.seat) + '.',
  tile_turned: (e) => 'Price list ' + e.tile + ' is turned up.',
  sold: (e, n) => n + (e.places.length ? ' sells ' + many(e.places.length, 'good') + ' for ' + many(e.income, 'card') + '.' : ' sells nothing.'),
  drew: (e, n) => n + ' draws ' + (e.card ? words(e.card) : 'a card') + ' (' + words(e.why) + ').',
  shown: (e, n) => n + ' is shown ' + (e.card ? words(e.card) : 'a card') + '.',
  kept: (e, n) => n + ' keeps ' + unseen(e) + ', discards ' + e.discarded + '.',
  discarded: (e, n) => n + ' discards ' + unseen(e) + ' (' + words(e.why) + ').',
  tucked: (e, n) => n + ' tucks ' + (e.cards ? unseen(e) : 'what nobody else sees') + ' under ' + at(e.place, e.seat) + '.',
  revealed: (e, n) => n + ' turns up ' + words(e.card) + '.',
  took: (e, n) => n + ' takes ' + words(e.card) + '.',
  revealed_discarded: () => 'What was turned up is discarded.',
  demolished: (e, n) => n + ' gives up ' + words(e.card) + '.',
  reshuffled: (e) => 'The discard pile is shuffled: ' + e.cards + ' cards.',
  game_ended: () => 'The game is over.',
};
const DEEDS = {
  joined: 'sits down.', invited: 'gets a new link.', added: 'adds to the shuffle.', returned: 'is back.', undone: 'takes back the last answer.', resumed: 'ends the pause.',
};

function saying(item) { // The lines of one item.
  const [what, of] = only(item.what);
  const lines = item.events?.map((event) => EVENTS[event.event]?.(event, who(event.seat))).filter(Boolean) ?? [];
  if (what === 'created') lines.unshift('The table is made.');
  if (what === 'started') lines.unshift('The game begins.');
  if (what === 'rematch') lines.unshift('There is a rematch.');
  if (what === 'answered' && !lines.length) lines.push(who(of.seat) + ' has answered.');
  if (what === 'left') lines.unshift(who(of.seat) + (of.because === 'left' ? ' leaves' : ' ran out of time') + '; a bot plays on.');
  if (['proposed', 'agreed', 'declined'].includes(what)) {
    lines.unshift(who(of.seat) + { proposed: ' asks for: ', agreed: ' agrees to: ', declined: ' declines: ' }[what] + (of.wish === 'undo' ? 'taking back an answer.' : 'a pause.'));
  }
  if (DEEDS[what]) lines.unshift(who(of.seat) + ' ' + DEEDS[what]);
  return lines;
}

function tell(item) {
  const log = $('log');
  log?.append(...saying(item).map((line) => el('p', {}, line)));
  if (log) log.scrollTop = log.scrollHeight;
}

async function past() { // What happened before we came.
  T.told = true;
  const log = $('log'), seat = T.seat, upTo = T.snap.seq;
  const query = 'after=' + Math.max(0, upTo - 60) + (mine() ? '&seat=' + seat : '');
  const past = await api('/tables/' + T.id + '/items?' + query);
  if (seat !== T.seat || !log?.isConnected) return;
  log.prepend(...past.items.filter((item) => item.seq <= upTo).flatMap(saying).map((line) => el('p', {}, line)));
  log.scrollTop = log.scrollHeight;
}

function answerInWords(answer, question) {
  const [kind, value] = only(answer);
  if (kind === 'role') return words(value) + ('library' in answer ? (answer.library ? ', with the library' : ', without the library') : '');
  if (kind === 'event') return 'event: ' + words(value);
  if (kind === 'build') {
    const price = question.prices.find((one) => one.card === value && one.over === (answer.over ?? null));
    return 'build ' + words(value) + ('over' in answer ? ' over ' + at(answer.over) : '') + (price ? ', price ' + price.total : '');
  }
  if (kind === 'pass') return 'build nothing';
  if (kind === 'pay') return 'pay ' + [...value.cards.map(words), ...value.goods.map((place) => 'the good of ' + at(place))].join(', ');
  if (kind === 'goods') return value.length ? value.map((place) => at(place)).join(', ') : 'none';
  if (kind === 'cards') return value.length ? list(value) : 'none';
  if (kind === 'confirm') return value ? 'yes' : 'no';
  return 'give up ' + at(value);
}

function questionInWords({ prompt: { why, ask } }) {
  const [kind, of] = only(ask), by = ['turn', 'opening'].includes(why) ? '' : words(why) + ': ';
  const count = of.at_least === of.at_most ? many(of.at_most, 'card') : (of.at_least ? of.at_least + ' to ' : 'up to ') + many(of.at_most, 'card');
  return {
    role: () => (why === 'turn' ? 'Which role do you take?' : by + 'which role?'),
    build: () => by + 'what do you build?',
    pay: () => words(of.card) + ' costs ' + of.cost + '. What do you pay with?' + (of.goods ? ' Up to ' + many(of.goods, 'good') + ' may be part of it.' : ''),
    goods: () => by + (of.to === 'produce' ? 'where do you produce?' : 'what do you sell?') + ' Up to ' + of.at_most + '.',
    demolish: () => by + 'which building do you give up?',
    cards: () => by + 'which cards do you ' + { keep: 'keep', discard: 'discard', tuck: 'tuck', swap: 'exchange' }[of.to] + '? ' + count + '.',
    confirm: () => by + 'do you use it?',
  }[kind]();
}

// ---------------------------------------------------------------- one table: what is seen

function tablePage() {
  $('main').replaceChildren(el('h1', { id: 'title', tabIndex: -1 }, 'Table ' + T.id),
    el('section', { id: 'question', 'aria-labelledby': 'asking' }), el('p', { id: 'going', role: 'status' }),
    el('section', { id: 'deeds', 'aria-label': 'What else you can do' }), el('section', { id: 'hand', 'aria-label': 'Your hand' }),
    el('section', { id: 'board', 'aria-label': 'The table' }), el('section', { id: 'end', 'aria-label': 'Result' }),
    el('section', {}, el('h2', {}, 'What happened'), el('div', { id: 'log', role: 'log', 'aria-live': 'polite', tabIndex: 0, 'aria-label': 'What happened' })));
  T.drawn = {};
}

function put(id, state, make) { // Draws a part anew only if something about it has changed: focus stays where it is.
  const now = JSON.stringify(state);
  if (T.drawn[id] === now) return;
  T.drawn[id] = now;
  $(id).replaceChildren(...make().flat().filter(Boolean));
}

function draw() {
  if (!T.snap || T.curtain !== null || T.snap.seat !== T.seat) return;
  const { table, view } = T.snap, now = table.status;
  document.title = (T.question ? '● ' : '') + 'San Juan';
  put('question', [T.question?.question ?? now.waiting, T.question && T.unsure, now.paused], drawQuestion);
  $('going').textContent = going(now);
  put('deeds', [now, table.seats, T.yours, T.seat, table.rematch, T.unsure?.id], drawDeeds);
  put('hand', [view?.hand, view?.drawn, T.seat], () => !view || !mine() ? [] : [el('h2', {}, 'Hand of ' + who(T.seat) + ' (' + view.hand.length + ')'),
    items(view.hand.map(words)), view.drawn.length ? el('p', {}, 'Shown to you: ' + list(view.drawn)) : null]);
  put('board', [view, table.seats, now.phase, now.waiting], view ? drawBoard : drawSeats);
  put('end', [now.phase, table.rematch], drawEnd);
}

function going(now) {
  if (now.phase === 'gathering') return 'Seats are being taken.';
  if (now.phase === 'over') return 'The game is over.';
  if (now.paused) return 'The table pauses.';
  const until = now.deadline ? ', until ' + new Date(now.deadline).toLocaleTimeString() : '';
  return 'Waiting for ' + now.waiting.map(who).join(', ') + until + '.' + (now.answered.length ? ' Answered already: ' + now.answered.map(who).join(', ') + '.' : '');
}

function drawQuestion() {
  const heading = (text) => el('div', { role: 'status' }, el('h2', { id: 'asking' }, text));
  if (!T.question || status().paused) {
    const other = T.yours.find((seat) => seat !== T.seat && status().waiting.includes(seat));
    return other === undefined || status().phase !== 'playing' ? [] : [heading(who(other) + ' is asked.'), button('Hand over to ' + who(other), () => handOver(other), 'main')];
  }
  const { question } = T.question, [kind, ask] = only(question.prompt.ask);
  const answer = (what) => guarded(() => say({ type: 'move', expected: T.snap.seq, answer: what }));
  const parts = [heading(who(T.seat) + ': ' + questionInWords(question))];
  if (T.unsure) parts.push(el('p', {}, 'Your answer is on its way…'));
  else if (question.options.length && (question.options.length <= 12 || !['pay', 'goods', 'cards'].includes(kind))) {
    parts.push(...question.options.map((option) => button(answerInWords(option, question), answer(option))));
  } else parts.push(...choosing(question, kind, ask, answer));
  const refused = [...question.roles.map((one) => [one.role, one]), ...question.events.map((one) => [one.event, one]),
    ...question.prices.map((one) => [one.card + (one.over === null ? '' : ' over ' + at(one.over)), one])].filter(([, one]) => one.refused);
  const why = () => items(refused.map(([name, one]) => words(name) + ': ' + one.refused.message));
  if (refused.length) parts.push(el('details', {}, el('summary', {}, 'What you cannot choose, and why'), why()));
  return parts;
}

function choosing(question, kind, ask, answer) { // Ticks over cards and places, where there are too many answers to list.
  const chosen = [], count = el('p', { role: 'status' }, 'Chosen: 0');
  const box = (name, refused, value) => {
    const onchange = (event) => {
      if (event.target.checked) chosen.push(value); else chosen.splice(chosen.indexOf(value), 1);
      count.textContent = 'Chosen: ' + chosen.length;
    };
    const input = el('input', { type: 'checkbox', disabled: Boolean(refused), onchange });
    return el('label', { className: 'tick' + (refused ? ' no' : '') }, input, ' ' + name + (refused ? ': ' + refused.message : ''));
  };
  const cards = question.cards.flatMap((one) => Array.from({ length: one.count }, () => box(words(one.card), one.refused, { card: one.card })));
  const places = question.places.map((one) => box((kind === 'pay' ? 'the good of ' : '') + at(one.place), one.refused, { place: one.place }));
  const prices = question.prices.filter((one) => !one.refused).map((one) => {
    const option = { build: one.card, ...(one.over === null ? {} : { over: one.over }) };
    return button(answerInWords(option, question), answer(option));
  });
  if (kind === 'build') return [...prices, button('build nothing', answer({ pass: true }))];
  const done = () => {
    const named = { cards: chosen.flatMap((one) => one.card ?? []), goods: chosen.flatMap((one) => one.place ?? []) };
    answer(kind === 'pay' ? { pay: named } : { [kind]: named[kind] })();
  };
  return [el('fieldset', {}, el('legend', {}, questionInWords(question)), cards, places, count, button('Answer', done, 'main'))];
}

function drawDeeds() {
  const now = status(), seats = T.snap.table.seats, parts = [];
  const add = (text, deed) => { const one = button(text, doing(deed)); one.disabled = Boolean(T.unsure); parts.push(one); };
  for (const seat of T.yours) if (seat !== T.seat) parts.push(button('Hand over to ' + who(seat), () => handOver(seat)));
  if (!mine()) return [...parts, el('p', {}, 'You watch.')];
  const absent = 'stand_in' in seats[T.seat].player;
  if (now.phase === 'gathering' && seats.every((seat) => !('nobody' in seat.player))) add('Start the game', 'start');
  if (now.phase === 'playing') {
    if (absent) add('Return to your seat', 'return');
    else {
      add('Take back', 'undo');
      add(now.paused ? 'End the pause' : 'Ask for a pause', now.paused ? 'resume' : 'pause');
      add('Leave: a bot plays on', 'leave');
    }
  }
  if (now.proposal) {
    const { by, what, open } = now.proposal, name = what === 'undo' ? 'take back an answer' : 'pause';
    parts.push(el('p', { role: 'status' }, who(by) + ' asks to ' + name + '. Still to say something: ' + open.map(who).join(', ') + '.'));
    if (open.includes(T.seat)) add('Agree', { agree: what });
    if (open.includes(T.seat) || by === T.seat) add(by === T.seat ? 'Do not ask any more' : 'Decline', { decline: what });
  }
  if (now.phase === 'over' && !T.snap.table.rematch) add('Rematch', 'rematch');
  return parts;
}

function playerWords(player) {
  const [kind, of] = only(player), why = of.because === 'left' ? 'left' : 'ran out of time';
  return { nobody: 'free', person: 'a person', bot: 'bot, ' + of.level, stand_in: 'a bot (' + of.level + ') for somebody who ' + why }[kind];
}

function drawSeats() {
  const { table } = T.snap;
  const rows = table.seats.map((seat, number) => {
    const invitation = sessionStorage.getItem('link:' + T.id + ':' + number), free = 'nobody' in seat.player;
    return [who(number) + ': ' + playerWords(seat.player) + (T.yours.includes(number) ? ' (yours)' : ''),
      free && invitation ? el('div', {}, linkTo(T.id, number, invitation)) : '',
      (free && T.yours.length) ? el('div', {}, button('New link for seat ' + (number + 1), guarded(() => invite(number)))) : ''];
  });
  const field = el('input', { type: 'text', className: 'words', maxLength: 64, pattern: '([0-9a-f]{2}){0,32}', placeholder: 'hexadecimal digits' });
  return [el('h2', {}, 'Seats'), items(rows), el('h2', {}, 'The shuffle'),
    el('p', {}, 'The server has fixed its secret. Its commitment: ', el('span', { className: 'words' }, table.commitment)),
    mine() && el('p', {}, 'Your browser has added chance of its own. ', el('label', {}, 'Add your own instead (up to 64 digits 0-9 and a-f) ', field),
      button('Add', () => doing({ add: { entropy: field.value.trim() } })()))];
}

async function invite(seat) {
  const { invitation } = await api('/tables/' + T.id + '/seats/' + seat + '/invitation', {});
  sessionStorage.setItem('link:' + T.id + ':' + seat, invitation);
  T.drawn.board = null;
  draw();
}

function drawBoard() {
  const { view, table } = T.snap, { decision } = view;
  const roles = ['builder', 'producer', 'trader', 'councillor', 'prospector'].map((role) => role + (role in view.roles ? ' (' + who(view.roles[role]) + ')' : ''));
  const town = (player, seat) => el('section', { className: table.status.waiting.includes(seat) ? 'asked' : '' },
    el('h3', {}, who(seat) + (seat === view.governor ? ', governor' : '') + (T.yours.includes(seat) ? ' (yours)' : '')),
    el('p', {}, playerWords(table.seats[seat].player) + '; ' + many(player.hand, 'card') + ' in hand'
      + (player.drawn ? ', ' + player.drawn + ' shown' : '') + '; ' + many(player.town.length, 'building')),
    el('ol', {}, player.town.map((one) => el('li', {}, [words(one.building), one.good && 'with a good',
      one.covers.length && 'over ' + list(one.covers), one.tucked && one.tucked + ' tucked', one.tucked_cards?.length && list(one.tucked_cards),
      one.stored && one.stored + ' stored', !one.works && 'not working yet'].filter(Boolean).join(', ')))));
  return [el('h2', {}, 'Round ' + view.round), el('p', {}, 'Roles: ' + roles.join(', ') + '.'),
    el('p', {}, ['Deck ' + view.deck + ', discard pile ' + view.discard, 'price lists, top first: ' + view.tiles.map((tile) => tile ?? 'unknown').join(', '),
      view.cathedral_open && 'the cathedral is open', view.open_events.length && 'open events: ' + list(view.open_events),
      view.event_in_play && 'event: ' + words(view.event_in_play), view.revealed.length && 'turned up: ' + list(view.revealed),
      decision.step !== 'over' && 'now: ' + words(decision.step)].filter(Boolean).join('; ') + '.'),
    el('div', { className: 'towns' }, view.players.map(town))];
}

function drawEnd() {
  const { table } = T.snap, { result } = table.status;
  if (!result) return [];
  const checked = el('div', { role: 'status' });
  return [el('h2', {}, 'Won by ' + result.winners.map(who).join(', ')),
    el('div', { className: 'towns' }, result.sheets.map((sheet) => el('div', { className: 'sheet' }, el('h3', {}, who(sheet.seat) + ': ' + many(sheet.total, 'point')),
      items([...sheet.lines.map((line) => words(line.item) + ': ' + line.points), 'tie-break: ' + sheet.tie_break])))),
    table.rematch && el('p', {}, el('a', { href: '/t/' + table.rematch }, 'Go to the rematch')),
    el('p', {}, el('a', { href: '/api/tables/' + T.id + '/record', download: T.id + '.jsonl' }, 'The record of the game')),
    el('h2', {}, 'Check the game'), button('Check it here', guarded(async () => checked.replaceChildren(items([...await checkDeal(), ...await checkGame()])))), checked];
}

async function checkDeal() { // docs/fairness.md says what this proves.
  if (!crypto.subtle) throw new Error('Browsers compute SHA-256 only over https or at localhost. Save the record and use: sanjuan verify');
  const { table } = T.snap, lines = [];
  const sha = async (data) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
  const holds = (text, yes) => lines.push((yes ? 'Holds: ' : 'DOES NOT HOLD: ') + text);
  const before = kept('commitment:' + T.id);
  holds('SHA-256 of the secret is the commitment ' + table.commitment, await sha(bytes(table.secret)) === table.commitment);
  if (before) holds('it is the commitment that this browser was shown before the game', before === table.commitment);
  else lines.push('This browser was not here before the game; compare the commitment with the one you were shown.');
  table.seats.forEach((seat, number) => {
    const own = kept('entropy:' + T.id + ':' + number);
    if (own !== null && T.yours.includes(number)) holds('what this browser added for ' + who(number) + ' was used', own === seat.entropy);
  });
  const text = ['sanjuan deal 1', table.secret, table.table, ...table.seats.map((seat, n) => n + ' ' + (seat.entropy === null ? '-' : seat.entropy || '='))].map((line) => line + '\n').join('');
  const header = JSON.parse((await api('/tables/' + T.id + '/record')).split('\n')[0]);
  holds('the seed ' + header.seed + ' of the record follows from secret and entropy', await sha(new TextEncoder().encode(text)) === header.seed);
  return lines;
}

async function checkGame() {
  const lines = [], { result } = T.snap.table.status;
  const holds = (text, yes) => lines.push((yes ? 'Holds: ' : 'DOES NOT HOLD: ') + text);
  const rows = (await api('/tables/' + T.id + '/record')).trimEnd().split('\n');
  let last = '', whole = true;
  for (const row of rows) { // Each line seals all before it.
    const { hash } = JSON.parse(row);
    const sealed = new TextEncoder().encode(last + '\n' + row.replace(',"hash":"' + hash + '"}', '}'));
    whole &&= hex(new Uint8Array(await crypto.subtle.digest('SHA-256', sealed))).slice(0, 32) === hash;
    last = hash;
  }
  holds('the ' + rows.length + ' lines of the record hang together', whole);
  const written = JSON.parse(rows.at(-1)).result;
  holds('its result is the one above', JSON.stringify(written?.scores) === JSON.stringify(result.sheets.map((sheet) => [sheet.total, sheet.tie_break])));
  const again = await api('/tables/' + T.id + '/verification');
  holds(again.ok ? 'the server has played all ' + again.answers + ' answers again and come to this result' : again.problem, again.ok);
  lines.push('Whoever does not take the server\u2019s word for that saves the record and uses: sanjuan verify');
  return lines;
}

// ---------------------------------------------------------------- one table: coming and handing over

function handOver(seat) { // Nothing of one hand is on the screen when the next person looks.
  T.curtain = seat;
  T.snap = { ...T.snap, seat: undefined };
  T.question = null;
  document.title = 'San Juan';
  const go = button('I am ' + who(seat) + ': show my hand', () => { T.curtain = null; T.seat = seat; sessionStorage.setItem('seat:' + T.id, seat); enter(); }, 'main');
  $('main').replaceChildren(el('div', { id: 'curtain' }, el('h1', {}, 'Hand over to ' + who(seat)), el('p', {}, go)));
  go.focus();
}

function enter() {
  tablePage();
  $('title').focus();
  T.told = false;
  if (T.socket === null) connect(); else watch(null);
}

async function arrive() {
  const invitation = location.hash.slice(1) || sessionStorage.getItem('invitation:' + T.id);
  history.replaceState(null, '', location.pathname);
  if (invitation) {
    sessionStorage.setItem('invitation:' + T.id, invitation);
    await join(invitation);
  }
  const { yours, snapshot } = await api('/tables/' + T.id);
  T.yours = yours;
  const last = Number(sessionStorage.getItem('seat:' + T.id));
  T.seat = yours.length ? (yours.includes(last) ? last : yours[0]) : null;
  if (yours.length > 1 && snapshot.table.status.phase === 'playing') { // Who looks at the screen now?
    T.snap = snapshot;
    return handOver(yours.find((seat) => snapshot.table.status.waiting.includes(seat)) ?? T.seat);
  }
  enter();
}

function join(invitation) {
  return new Promise((joined) => {
    const name = el('input', { type: 'text', maxLength: 40, required: true, value: kept('name') ?? '', autocomplete: 'nickname', name: 'name' });
    const form = el('form', {}, el('label', {}, 'Your name ', name), el('button', { className: 'main' }, 'Sit down'));
    form.onsubmit = guarded(async (event) => {
      event.preventDefault();
      try {
        await api('/tables/' + T.id + '/join', { invitation, name: name.value.trim() });
        kept('name', name.value.trim());
      } catch (error) { // What may still work is not forgotten: the same can be asked again.
        if (error.code === 'bad_invitation') sessionStorage.removeItem('invitation:' + T.id);
        throw error;
      }
      sessionStorage.removeItem('invitation:' + T.id);
      joined();
    });
    $('main').replaceChildren(el('h1', {}, 'You are invited to a table'), form, button('Only look', () => { sessionStorage.removeItem('invitation:' + T.id); joined(); }));
    name.focus();
  });
}

const path = location.pathname.match(/^\/t\/([a-z0-9-]+)$/);
if (path) {
  T.id = path[1];
  setInterval(heartbeat, 5000);
  guarded(arrive)();
} else firstPage();
