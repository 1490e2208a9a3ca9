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
use bots::net::occasion::{LATER, OCCASIONS, QUESTIONS, STAGES, question_of, town_size_of};
use bots::net::{BLOCKS, FIRST, INPUTS, Inputs, Network, OUTPUTS, SECOND, complete, draw, softmax};
use bots::{Dice, Draft};
use prost::Message;
use rand_core::{Rng, SeedableRng};
use rules::{Game, Memories, Options, Players, Seed};
use serde::Serialize;

/// The file.
pub fn export(network: &Network, made: &str) -> Vec<u8> {
    let numbers = network.numbers();
    let inputs: Vec<String> =
        BLOCKS.iter().map(|block| format!("{}:{}", block.name, block.len)).collect();
    let part = |name: &str, dims: &[usize], from: usize, to: usize| {
        floats(name, dims, numbers[from..to].iter().copied())
    };
    let mut node = vec![
        layer("first", "inputs", "first.sum", false),
        above_zero("first.sum", "first.out"),
        layer("second", "first.out", "second.all", false),
    ];
    node.extend(which_occasion());
    node.extend([
        operation("Reshape", &["second.all", "each.layer"], "second.layers"),
        operation("Mul", &["second.layers", "occasion"], "second.one"),
        Node {
            attribute: vec![Attribute::integer("keepdims", 0)],
            ..operation("ReduceSum", &["second.one", "layers"], "second.sum")
        },
        above_zero("second.sum", "second.out"),
        layer("steps", "second.out", "wishes", true),
        layer("outlook", "second.out", "values", true),
    ]);
    let mut initializer = vec![
        part("first.rows", &[INPUTS, FIRST], FIRST_ROWS, FIRST_BIAS),
        part("first.bias", &[FIRST], FIRST_BIAS, SECOND_ROWS),
        floats("second.rows", &[FIRST, OCCASIONS * SECOND], side_by_side(numbers)),
        part("second.bias", &[OCCASIONS * SECOND], SECOND_BIAS, STEP_ROWS),
        whole("each.layer", &[-1, OCCASIONS as i64, SECOND as i64]),
        whole("layers", &[1]),
        part("steps.rows", &[OUTPUTS, SECOND], STEP_ROWS, STEP_BIAS),
        part("steps.bias", &[OUTPUTS], STEP_BIAS, VALUE_ROWS),
        part("outlook.rows", &[VALUES, SECOND], VALUE_ROWS, VALUE_BIAS),
        part("outlook.bias", &[VALUES], VALUE_BIAS, NUMBERS),
    ];
    initializer.extend(what_makes_an_occasion());
    let model = Model {
        ir_version: 8,
        producer_name: "sanjuan".to_owned(),
        graph: Some(Graph {
            node,
            name: "sanjuan".to_owned(),
            initializer,
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

/// The second layers of all occasions side by side, a row for each number of the first.
fn side_by_side(numbers: &[f32]) -> impl Iterator<Item = f32> + '_ {
    let layers = numbers[SECOND_ROWS..SECOND_BIAS].as_chunks::<SECOND>().0;
    (0..FIRST).flat_map(move |at| layers.iter().skip(at).step_by(FIRST).flatten().copied())
}

/// From a row of zeros and ones to the occasion: a one at its place, zeros elsewhere.
fn which_occasion() -> [Node; 8] {
    [
        operation("MatMul", &["inputs", "question.rows"], "questions"),
        operation("MatMul", &["inputs", "later.rows"], "towns"),
        operation("Min", &["towns", "one"], "reached"),
        layer("stage", "reached", "stages", false),
        operation("Reshape", &["questions", "upright"], "question"),
        operation("Reshape", &["stages", "level"], "stage"),
        operation("Mul", &["question", "stage"], "both"),
        operation("Reshape", &["both", "each.occasion"], "occasion"),
    ]
}

/// The numbers for that.
fn what_makes_an_occasion() -> [Tensor; 8] {
    let when = |is: bool| f32::from(u8::from(is));
    let question = (0..INPUTS)
        .flat_map(|input| (0..QUESTIONS).map(move |at| when(question_of(input) == Some(at))));
    let later = (0..INPUTS).flat_map(|input| {
        LATER.into_iter().map(move |least| when(town_size_of(input).is_some_and(|n| n >= least)))
    });
    // Who has reached a stage has left the one before.
    let stage = (0..LATER.len())
        .flat_map(|from| (0..STAGES).map(move |to| when(to == from + 1) - when(to == from)));
    let (questions, stages) = (QUESTIONS as i64, STAGES as i64);
    [
        floats("question.rows", &[INPUTS, QUESTIONS], question),
        floats("later.rows", &[INPUTS, LATER.len()], later),
        floats("one", &[1], [1.0]),
        floats("stage.rows", &[LATER.len(), STAGES], stage),
        floats("stage.bias", &[STAGES], (0..STAGES).map(|at| when(at == 0))),
        whole("upright", &[-1, questions, 1]),
        whole("level", &[-1, 1, stages]),
        whole("each.occasion", &[-1, questions * stages, 1]),
    ]
}

fn operation(kind: &str, inputs: &[&str], output: &str) -> Node {
    Node {
        input: inputs.iter().map(|&input| input.to_owned()).collect(),
        output: vec![output.to_owned()],
        name: output.to_owned(),
        op_type: kind.to_owned(),
        attribute: Vec::new(),
    }
}

fn layer(name: &str, input: &str, output: &str, turned: bool) -> Node {
    let (rows, bias) = (format!("{name}.rows"), format!("{name}.bias"));
    let attribute = turned.then(|| Attribute::integer("transB", 1)).into_iter().collect();
    Node { attribute, ..operation("Gemm", &[input, &rows, &bias], output) }
}

fn above_zero(input: &str, output: &str) -> Node {
    operation("Relu", &[input], output)
}

fn floats(name: &str, dims: &[usize], numbers: impl IntoIterator<Item = f32>) -> Tensor {
    Tensor {
        dims: dims.iter().map(|&dim| dim as i64).collect(),
        data_type: FLOAT,
        name: name.to_owned(),
        raw_data: numbers.into_iter().flat_map(f32::to_le_bytes).collect(),
    }
}

fn whole(name: &str, numbers: &[i64]) -> Tensor {
    Tensor {
        dims: vec![numbers.len() as i64],
        data_type: WHOLE,
        name: name.to_owned(),
        raw_data: numbers.iter().flat_map(|number| number.to_le_bytes()).collect(),
    }
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
const WHOLE: i32 = 7;

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
    fn integer(name: &str, i: i64) -> Attribute {
        const INTEGER: i32 = 2;
        Attribute { name: name.to_owned(), i, kind: INTEGER }
    }
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
