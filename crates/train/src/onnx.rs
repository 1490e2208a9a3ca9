//! A network in the format that other programs read (ONNX).
//!
//! It has one input, `inputs`: a row of zeros and ones for every situation, by the numbers of
//! `bots::net::BLOCKS`. It gives `wishes`, one for every step there is (most of them are not
//! possible: leave those out before making chances of them), and `values`: a number for each seat,
//! of which the first so many as play are made chances of, and the lead.

use bots::net::layout::{
    FIRST_BIAS, FIRST_ROWS, NUMBERS, SECOND_BIAS, SECOND_ROWS, STEP_BIAS, STEP_ROWS, VALUE_BIAS,
    VALUE_ROWS, VALUES,
};
use bots::net::{BLOCKS, FIRST, INPUTS, Inputs, Network, OUTPUTS, SECOND, complete, draw, softmax};
use bots::{Dice, Draft};
use prost::Message;
use rand_core::{Rng, SeedableRng};
use rules::{Game, Memories, Options, Players, Seed};
use serde::Serialize;

/// The file.
pub fn export(network: &Network, made: &str) -> Vec<u8> {
    let numbers = network.numbers();
    let layer = |name: &str, input: &str, output: &str, turned: bool| Node {
        input: [input, &format!("{name}.rows"), &format!("{name}.bias")].map(str::to_owned).into(),
        output: vec![output.to_owned()],
        name: name.to_owned(),
        op_type: "Gemm".to_owned(),
        attribute: turned
            .then(|| Attribute { name: "transB".to_owned(), i: 1, kind: Attribute::INTEGER })
            .into_iter()
            .collect(),
    };
    let above_zero = |input: &str, output: &str| Node {
        input: vec![input.to_owned()],
        output: vec![output.to_owned()],
        name: output.to_owned(),
        op_type: "Relu".to_owned(),
        attribute: Vec::new(),
    };
    let tensor = |name: &str, dims: &[usize], from: usize, to: usize| Tensor {
        dims: dims.iter().map(|&dim| dim as i64).collect(),
        data_type: FLOAT,
        name: name.to_owned(),
        raw_data: numbers[from..to].iter().flat_map(|number| number.to_le_bytes()).collect(),
    };
    let inputs: Vec<String> =
        BLOCKS.iter().map(|block| format!("{}:{}", block.name, block.len)).collect();
    let model = Model {
        ir_version: 8,
        producer_name: "sanjuan".to_owned(),
        graph: Some(Graph {
            node: vec![
                layer("first", "inputs", "first.sum", false),
                above_zero("first.sum", "first.out"),
                layer("second", "first.out", "second.sum", false),
                above_zero("second.sum", "second.out"),
                layer("steps", "second.out", "wishes", true),
                layer("outlook", "second.out", "values", true),
            ],
            name: "sanjuan".to_owned(),
            initializer: vec![
                tensor("first.rows", &[INPUTS, FIRST], FIRST_ROWS, FIRST_BIAS),
                tensor("first.bias", &[FIRST], FIRST_BIAS, SECOND_ROWS),
                tensor("second.rows", &[FIRST, SECOND], SECOND_ROWS, SECOND_BIAS),
                tensor("second.bias", &[SECOND], SECOND_BIAS, STEP_ROWS),
                tensor("steps.rows", &[OUTPUTS, SECOND], STEP_ROWS, STEP_BIAS),
                tensor("steps.bias", &[OUTPUTS], STEP_BIAS, VALUE_ROWS),
                tensor("outlook.rows", &[VALUES, SECOND], VALUE_ROWS, VALUE_BIAS),
                tensor("outlook.bias", &[VALUES], VALUE_BIAS, NUMBERS),
            ],
            input: vec![value("inputs", INPUTS)],
            output: vec![value("wishes", OUTPUTS), value("values", VALUES)],
        }),
        opset_import: vec![Operators { domain: String::new(), version: 17 }],
        metadata_props: [("made", made.to_owned()), ("inputs", inputs.join(" "))]
            .map(|(key, value)| Entry { key: key.to_owned(), value })
            .into(),
    };
    model.encode_to_vec()
}

/// A situation, and what a network makes of it: to compare another program by.
#[derive(Debug, Serialize)]
pub struct Situation {
    /// The inputs that are true.
    pub inputs: Vec<u16>,
    /// What it says to every step there is.
    pub wishes: Vec<f32>,
    /// The chances of the seats.
    pub chances: Vec<f32>,
    /// The lead.
    pub lead: f32,
}

/// Situations of games that the network plays against itself, of all option sets.
pub fn situations(network: &Network, table: Players, most: usize) -> Vec<Situation> {
    let sets: Vec<Options> = Options::all().filter(|set| set.players == table).collect();
    let all: Vec<u16> = (0..OUTPUTS as u16).collect();
    let players = usize::from(table.count());
    let mut found = Vec::new();
    for number in 0.. {
        let options = sets[number % sets.len()];
        let mut game = Game::new(options, Seed::from_number(number as u64));
        let mut memories = Memories::NOTHING;
        let mut dice = Dice::seed_from_u64(number as u64);
        while let Some((seat, prompt)) = game.next_seat().and_then(|s| Some((s, game.prompt(s)?))) {
            let glance = game.glance(seat).remembering(memories.of(seat));
            // A few of every game, from all its parts.
            if dice.next_u64().is_multiple_of(8) {
                let inputs = Inputs::of(&glance, &prompt, &Draft::EMPTY);
                let thought = network.think(&inputs);
                let mut wishes = vec![0.0; OUTPUTS];
                network.wishes(&thought, &all, &mut wishes);
                let outlook = network.outlook(&thought, players);
                let chances = outlook.chances[..players].to_vec();
                found.push(Situation {
                    inputs: inputs.to_vec(),
                    wishes,
                    chances,
                    lead: outlook.lead,
                });
                if found.len() >= most {
                    return found;
                }
            }
            let answer = complete(network, &glance, &prompt, Draft::EMPTY, |wishes| {
                softmax(wishes);
                draw(wishes, &mut dice)
            });
            if game.apply(seat, &answer, &mut memories).is_err() {
                break;
            }
        }
    }
    found
}

const FLOAT: i32 = 1;

fn value(name: &str, width: usize) -> Value {
    let dims = vec![
        Dimension { value: None, name: Some("situations".to_owned()) },
        Dimension { value: Some(width as i64), name: None },
    ];
    let kind = TensorKind { elem_type: FLOAT, shape: Some(Shape { dim: dims }) };
    Value { name: name.to_owned(), kind: Some(Kind { tensor: Some(kind) }) }
}

// The few messages of the format that are needed; the numbers are those of its definition.

#[derive(Clone, PartialEq, Message)]
struct Model {
    #[prost(int64, tag = "1")]
    ir_version: i64,
    #[prost(string, tag = "2")]
    producer_name: String,
    #[prost(message, optional, tag = "7")]
    graph: Option<Graph>,
    #[prost(message, repeated, tag = "8")]
    opset_import: Vec<Operators>,
    #[prost(message, repeated, tag = "14")]
    metadata_props: Vec<Entry>,
}

#[derive(Clone, PartialEq, Message)]
struct Graph {
    #[prost(message, repeated, tag = "1")]
    node: Vec<Node>,
    #[prost(string, tag = "2")]
    name: String,
    #[prost(message, repeated, tag = "5")]
    initializer: Vec<Tensor>,
    #[prost(message, repeated, tag = "11")]
    input: Vec<Value>,
    #[prost(message, repeated, tag = "12")]
    output: Vec<Value>,
}

#[derive(Clone, PartialEq, Message)]
struct Node {
    #[prost(string, repeated, tag = "1")]
    input: Vec<String>,
    #[prost(string, repeated, tag = "2")]
    output: Vec<String>,
    #[prost(string, tag = "3")]
    name: String,
    #[prost(string, tag = "4")]
    op_type: String,
    #[prost(message, repeated, tag = "5")]
    attribute: Vec<Attribute>,
}

#[derive(Clone, PartialEq, Message)]
struct Attribute {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(int64, tag = "3")]
    i: i64,
    #[prost(int32, tag = "20")]
    kind: i32,
}

impl Attribute {
    const INTEGER: i32 = 2;
}

#[derive(Clone, PartialEq, Message)]
struct Tensor {
    #[prost(int64, repeated, tag = "1")]
    dims: Vec<i64>,
    #[prost(int32, tag = "2")]
    data_type: i32,
    #[prost(string, tag = "8")]
    name: String,
    #[prost(bytes = "vec", tag = "9")]
    raw_data: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
struct Value {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(message, optional, tag = "2")]
    kind: Option<Kind>,
}

#[derive(Clone, PartialEq, Message)]
struct Kind {
    #[prost(message, optional, tag = "1")]
    tensor: Option<TensorKind>,
}

#[derive(Clone, PartialEq, Message)]
struct TensorKind {
    #[prost(int32, tag = "1")]
    elem_type: i32,
    #[prost(message, optional, tag = "2")]
    shape: Option<Shape>,
}

#[derive(Clone, PartialEq, Message)]
struct Shape {
    #[prost(message, repeated, tag = "1")]
    dim: Vec<Dimension>,
}

#[derive(Clone, PartialEq, Message)]
struct Dimension {
    #[prost(int64, optional, tag = "1")]
    value: Option<i64>,
    #[prost(string, optional, tag = "2")]
    name: Option<String>,
}

#[derive(Clone, PartialEq, Message)]
struct Operators {
    #[prost(string, tag = "1")]
    domain: String,
    #[prost(int64, tag = "2")]
    version: i64,
}

#[derive(Clone, PartialEq, Message)]
struct Entry {
    #[prost(string, tag = "1")]
    key: String,
    #[prost(string, tag = "2")]
    value: String,
}
