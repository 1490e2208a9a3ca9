//! The tuned numbers of `steady`, made by `examples/tune.rs`.

use super::weights::Weights;

impl Weights {
    /// What came of tuning.
    pub const TUNED: Weights = Weights {
        buildings: [
            [-0.220, 1.765],  // indigo_plant
            [-0.338, 1.108],  // sugar_mill
            [-0.439, 3.434],  // tobacco_storage
            [-0.600, 4.967],  // coffee_roaster
            [0.410, 5.699],   // silver_smelter
            [0.072, 2.209],   // smithy
            [2.277, 1.570],   // gold_mine
            [-1.108, 0.467],  // archive
            [1.968, 3.317],   // poor_house
            [-0.714, 1.163],  // black_market
            [-0.612, 0.857],  // trading_post
            [-0.760, 1.813],  // well
            [-1.056, 1.195],  // market_stand
            [-0.978, 0.464],  // crane
            [-0.885, 2.109],  // chapel
            [-1.021, 0.494],  // tower
            [-1.055, 2.582],  // aqueduct
            [0.200, 5.310],   // carpenter
            [-0.312, 6.147],  // prefecture
            [0.497, 4.089],   // market_hall
            [1.290, 5.040],   // quarry
            [0.765, 7.233],   // library
            [0.305, 0.036],   // statue
            [0.000, 0.918],   // victory_column
            [0.153, 0.603],   // hero
            [0.100, 4.834],   // guild_hall
            [0.879, 5.719],   // city_hall
            [0.070, 2.883],   // triumphal_arch
            [0.119, 2.385],   // palace
            [-0.356, 0.304],  // guard_room
            [0.382, 0.500],   // office_building
            [-0.377, 0.189],  // hut
            [0.223, 1.451],   // tavern
            [-0.134, 0.351],  // caritas
            [-0.824, 0.170],  // park
            [1.454, 2.473],   // customs_office
            [0.118, 1.103],   // bank
            [-0.583, 0.459],  // harbor
            [0.691, 0.291],   // goldsmith
            [2.575, 2.793],   // residence
            [4.194, 2.738],   // cathedral
            [-0.812, 0.597],  // debt_relief
            [-0.156, -0.668], // earthquake
            [-0.952, 0.038],  // free_building
            [-0.411, -0.159], // general_amnesty
            [-0.595, -0.380], // governor_visit
            [1.187, 0.824],   // taxes
        ],
        roles: [
            // builder
            [0.989, -1.550, -0.271, 1.473, 0.514, -0.215, 0.247, 0.051],
            // producer
            [-0.491, 0.722, -1.138, 0.745, 1.377, -1.723, 0.420, 0.292],
            // trader
            [-0.241, 0.094, -1.138, 1.738, 0.837, -1.900, 0.320, -1.051],
            // councillor
            [1.004, -0.310, -0.992, 1.592, -0.124, -1.334, 0.338, 0.240],
            // prospector
            [2.067, 1.817, 0.632, 1.497, 2.136, 0.158, -0.032, -0.693],
        ],
        events: [
            [0.168, -0.809],  // debt_relief
            [-0.218, -0.315], // earthquake
            [0.349, -0.380],  // free_building
            [-0.131, 0.045],  // general_amnesty
            [1.788, 1.678],   // governor_visit
            [1.109, 0.923],   // taxes
        ],
        other: [
            -0.184, // CardPaid
            2.005,  // CardPaidLeft
            0.179,  // Pass
            1.796,  // PassLeft
            -0.285, // ProductionMore
            -1.275, // ProductionSame
            0.319,  // GuildHallInHand
            0.232,  // CityHallInHand
            1.259,  // ArchInHand
            0.543,  // MonumentInHand
            0.704,  // Reach
            -0.024, // Tempo
            2.081,  // ChapelHand
            1.624,  // ChapelHandLeft
            0.833,  // BankLeft
            1.574,  // BankKeeps
            1.606,  // Swap
            2.061,  // Good
            0.873,  // Covered
            1.456,  // NewSite
            0.820,  // Palace
            0.737,  // Discount
        ],
    };
}
