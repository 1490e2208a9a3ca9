//! The rulings, at least one test each, named by the ruling. (RULES 12)

mod r13_to_r22;
mod r1_to_r12;
