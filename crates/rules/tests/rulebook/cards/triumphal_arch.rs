//! Triumphal arch. (RULES 8.3)

use testkit::prelude::*;

#[test] // RULES 8.3, 13.22
fn one_two_or_three_monuments_are_four_six_or_eight_points() {
    both_editions(|edition| {
        let monuments = [Statue, Hero, VictoryColumn];
        for (number, points) in [(0, 0), (1, 4), (2, 6), (3, 8)] {
            let mut town = vec![IndigoPlant, TriumphalArch];
            town.extend(&monuments[..number]);
            let p = scenario(2).edition(edition).town(0, &town).start();
            assert_eq!(p.scores(0, TriumphalArch), Some(points), "{number} monuments");
        }
    });
}

#[test] // RULES 8.3
fn the_points_come_on_top_of_those_of_the_monuments() {
    let p = scenario(2).town(0, &[TriumphalArch, Statue, Hero]).start();
    assert_eq!(p.total(0), 3 + 5 + 6);
}

#[test] // RULES 8.3, 7.3
fn a_covered_monument_does_not_count() {
    let p = scenario(2).town(0, &[TriumphalArch, Statue, Tower]).covers(0, 2, &[Hero]).start();
    assert_eq!(p.scores(0, TriumphalArch), Some(4));
}
