//! Picking the n-th member of a set of bits without a branch.
//!
//! Random play picks all the time, and a loop over the members would end at a place that no
//! processor can foresee: a wrong guess costs more than all the steps here.

/// The position of the set bit that has `n` set bits below it. There must be one.
#[inline(always)]
pub(crate) fn select_64(bits: u64, n: u32) -> u32 {
    let low = (bits as u32).count_ones();
    let high = u32::from(n >= low);
    let half = (bits >> (32 * high)) as u32;
    32 * high + select_32(half, n - low * high)
}

#[inline(always)]
fn select_32(bits: u32, n: u32) -> u32 {
    let low = (bits & 0xffff).count_ones();
    let high = u32::from(n >= low);
    16 * high + select_16((bits >> (16 * high)) as u16, n - low * high)
}

/// As [`select_64`], for sixteen bits.
#[inline(always)]
pub(crate) fn select_16(bits: u16, n: u32) -> u32 {
    let low = (bits & 0xff).count_ones();
    let high = u32::from(n >= low);
    8 * high + select_8((bits >> (8 * high)) as u8, n - low * high)
}

/// As [`select_64`], for eight bits.
#[inline(always)]
pub(crate) fn select_8(bits: u8, n: u32) -> u32 {
    u32::from(SELECT_8[bits as usize][(n & 7) as usize])
}

static SELECT_8: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut position = 0;
        let mut n = 0;
        while position < 8 {
            if bits >> position & 1 == 1 {
                table[bits][n] = position as u8;
                n += 1;
            }
            position += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::select_64;

    #[test]
    fn selecting_finds_the_bits_a_loop_finds() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..1000 {
            bits = bits.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(17) ^ bits >> 7;
            let set: Vec<u32> = (0..64).filter(|i| bits >> i & 1 == 1).collect();
            for (n, &position) in set.iter().enumerate() {
                assert_eq!(select_64(bits, n as u32), position);
            }
        }
    }
}
