//! Settings nobody can learn by are refused, whoever gives them, and the refusal names the setting.

use rules::Players;
use train::config::ConfigError;
use train::{Config, Otherwise, Teacher};

const GOOD: Config = Config::new(Players::Two, 1);
const TEACHER: Teacher =
    Teacher { part: 0.02, playouts: 64, horizon: 12, margin: 0.1, weight: 8.0 };
const OTHERWISE: Otherwise = Otherwise {
    part: 0.5,
    least: 0.005,
    most: 6,
    horizon: 10,
    margin: 0.03,
    rarity: 0.5,
    weight: 1.0,
};

#[test]
fn what_proved_itself_is_fine() {
    for players in Players::ALL {
        assert_eq!(Config::new(players, 7).check(), Ok(()));
    }
    assert_eq!(Config { teacher: Some(TEACHER), ..GOOD }.check(), Ok(()));
    assert_eq!(Config { otherwise: Some(OTHERWISE), ..GOOD }.check(), Ok(()));
    // The edges of what there is.
    let edges = Config { past: 0.0, rivals: 1.0, scripts: 0.0, lambda: 1.0, obvious: 0.0, ..GOOD };
    assert_eq!(edges.check(), Ok(()));
}

#[test]
fn what_leads_nowhere_is_refused_by_name() {
    let none = f32::NAN;
    let otherwise = |otherwise| Config { otherwise: Some(otherwise), ..GOOD };
    let cases = [
        ("games", Config { games: 0, ..GOOD }),
        ("batch", Config { batch: 0, ..GOOD }),
        ("epochs", Config { epochs: 0, ..GOOD }),
        ("base", Config { base: 1.1, ..GOOD }),
        ("scripts", Config { scripts: -0.1, ..GOOD }),
        ("obvious", Config { obvious: 2.0, ..GOOD }),
        ("lambda", Config { lambda: none, ..GOOD }),
        ("average", Config { average: -1.0, ..GOOD }),
        ("average", Config { average: none, ..GOOD }),
        ("rate", Config { rate: [1e-3, -1e-3], ..GOOD }),
        ("entropy", Config { entropy: [f32::INFINITY, 0.0], ..GOOD }),
        ("weight", Config { teacher: Some(Teacher { weight: none, ..TEACHER }), ..GOOD }),
        ("part", Config { teacher: Some(Teacher { part: 3.0, ..TEACHER }), ..GOOD }),
        ("part", otherwise(Otherwise { part: none, ..OTHERWISE })),
        ("least", otherwise(Otherwise { least: -1.0, ..OTHERWISE })),
        ("rarity", otherwise(Otherwise { rarity: 1.5, ..OTHERWISE })),
        ("margin", otherwise(Otherwise { margin: -0.1, ..OTHERWISE })),
        ("weight", otherwise(Otherwise { weight: f32::INFINITY, ..OTHERWISE })),
    ];
    for (name, config) in cases {
        let refused = config.check().expect_err(name).to_string();
        assert!(refused.contains(name), "{name}: {refused}");
    }
    for most in [0, 1, 9] {
        let refused = otherwise(Otherwise { most, ..OTHERWISE }).check();
        assert!(
            matches!(refused, Err(ConfigError::NothingBeside { most: 8, given }) if given == most)
        );
    }
    let alone = otherwise(Otherwise { least: 0.6, ..OTHERWISE }).check();
    assert_eq!(alone, Err(ConfigError::NeverTwo(0.6)));
    let crowded = Config { past: 0.5, rivals: 0.4, scripts: 0.2, ..GOOD };
    assert!(matches!(crowded.check(), Err(ConfigError::TooManyOthers(_))));
}
