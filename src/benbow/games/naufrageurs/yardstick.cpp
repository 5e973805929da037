// Les Naufrageurs by hand in C++: the yardstick for speed, and a second opinion on the rules (perft, statistics).
//
// One round, the Wrecker against one camp of Owners. It shares nothing with the rules in Python but the way of drawing
// numbers, so the same seed must give the same games.
//
//   g++ -O3 -march=native -std=c++20 -o yardstick yardstick.cpp
//   ./yardstick play GAMES SEED          uniformly random games; prints JSON
//   ./yardstick perft DEPTH [ACTION...]  counts action lists of this length after these actions; prints a number
//
// An action is a face - 1, a ship, a kind of barrel (0-5 of the ship's colour, 6-11 Special Cargo), or 0 for counting.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr int kShips = 4, kKinds = 6, kBrown = 4;
constexpr int kValue[5][kKinds] = {{-2, 3, 4, 5, 6, 7}, {-2, 3, 4, 5, 6, 7}, {-2, 3, 4, 5, 6, 7},
                                   {-2, 3, 4, 5, 6, 7}, {-7, -3, 1, 3, 7, 8}};
constexpr int8_t kAshore = 0, kLost = -1, kEmpty = -1, kNobody = -1;

enum Camp : int8_t { kWrecker, kOwners };
enum class Phase : int8_t { Enter, Load, Attack, Drift, Sail, Count, End };

// ------------------------------------------------------------------------------------------ RNG
struct Xorshift64 {
  uint64_t x;

  explicit Xorshift64(uint64_t seed) : x(seed * 0x9E3779B97F4A7C15ull + 0x1234567) {
    if (!x) x = 1;
    for (int i = 0; i < 4; ++i) next();
  }
  uint64_t next() {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return x;
  }
  int below(uint64_t n) { return int(((next() >> 32) * n) >> 32); }
  int die() {  // 0, 1, 2 with weights 5, 4, 1
    const uint64_t k = (next() >> 32) * 10;
    return (k >= 5ull << 32) + (k >= 9ull << 32);  // no branch to miss
  }
};

// ---------------------------------------------------------------------------------------- state
struct State {
  Phase phase;
  int8_t ship;                 // the ship that the phase is about
  int8_t attempts, attacked;   // of this Wrecker's round
  int8_t square[kShips];       // 1..3, kAshore, kLost
  int8_t cargo[kShips];        // colour * 6 + kind
  uint8_t stock[kShips + 1];   // bit set of kinds
  int16_t score[2];

  void setup() {
    for (auto& bits : stock) bits = (1u << kKinds) - 1;
    for (int i = 0; i < kShips; ++i) square[i] = kAshore, cargo[i] = kEmpty;
    score[0] = score[1] = 0;
    attempts = 0;
    attacked = kNobody;
    enter_next(0);
  }

  bool is_chance() const { return phase != Phase::Load && phase != Phase::Attack; }

  uint32_t legal() const {  // bit set of actions
    if (phase == Phase::Load) return stock[ship] | uint32_t(stock[kBrown]) << kKinds;
    uint32_t bits = 0;
    for (int i = 0; i < kShips; ++i) bits |= uint32_t(square[i] > kAshore && i != attacked) << i;
    return bits;
  }

  void apply(int action) {
    switch (phase) {
      case Phase::Enter:
        square[ship] = int8_t(action + 1);
        enter_next(ship + 1);
        break;
      case Phase::Load: load(action); break;
      case Phase::Attack: attack(action); break;
      case Phase::Drift: drift(action + 1); break;
      case Phase::Sail: sail(action + 1); break;
      case Phase::Count: phase = Phase::End; break;
      case Phase::End: break;
    }
  }

  bool wrecker_wins() const { return score[kWrecker] > score[kOwners]; }
  int points() const { return score[kWrecker]; }

  uint32_t choices() const {  // bit set of actions, chance expanded
    if (phase == Phase::End) return 0;
    if (phase == Phase::Count) return 1;
    return is_chance() ? 7 : legal();
  }

 private:
  bool can_be_loaded(int i) const { return stock[i] | stock[kBrown]; }

  void enter_next(int first) {
    for (int i = first; i < kShips; ++i)
      if (square[i] == kAshore) {
        if (can_be_loaded(i)) {
          phase = Phase::Enter;
          ship = int8_t(i);
          return;
        }
        square[i] = kLost;
      }
    load_next(0);
  }

  void load_next(int first) {
    for (int i = first; i < kShips; ++i)
      if (square[i] > kAshore && cargo[i] == kEmpty) {
        if (can_be_loaded(i)) {
          phase = Phase::Load;
          ship = int8_t(i);
          return;
        }
        square[i] = kLost;
      }
    start_wrecking();
  }

  void load(int action) {
    const int colour = action < kKinds ? ship : kBrown, kind = action % kKinds;
    stock[colour] &= uint8_t(~(1u << kind));
    cargo[ship] = int8_t(colour * kKinds + kind);
    load_next(ship + 1);
  }

  void start_wrecking() {
    int in_play = 0, lost = 0;
    for (int8_t sq : square) in_play += sq > kAshore, lost += sq == kLost;
    attempts = lost ? 1 : 2;
    attacked = kNobody;
    phase = in_play ? Phase::Attack : Phase::Count;
  }

  void attack(int i) {
    ship = int8_t(i);
    if (square[i] == 1)
      drift(1);
    else
      phase = Phase::Drift;
  }

  void drift(int roll) {
    square[ship] = int8_t(square[ship] - roll);
    if (square[ship] <= 0) gain(kWrecker, ship);
    attacked = ship;
    if (--attempts > 0)
      phase = Phase::Attack;
    else
      sail_next(0);
  }

  void sail_next(int first) {
    for (int i = first; i < kShips; ++i) {
      if (square[i] == 3) {
        gain(kOwners, i);
      } else if (square[i] > kAshore) {
        phase = Phase::Sail;
        ship = int8_t(i);
        return;
      }
    }
    enter_next(0);
  }

  void sail(int roll) {
    square[ship] = int8_t(square[ship] + roll);
    if (square[ship] > 3) gain(kOwners, ship);
    sail_next(ship + 1);
  }

  void gain(Camp camp, int i) {
    score[camp] = int16_t(score[camp] + kValue[cargo[i] / kKinds][cargo[i] % kKinds]);
    cargo[i] = kEmpty;
    square[i] = kAshore;
  }
};

// -------------------------------------------------------------------------------------- playouts
int pick(uint32_t bits, Xorshift64& rng) {  // uniformly random set bit
  for (int k = rng.below(unsigned(std::popcount(bits))); k > 0; --k) bits &= bits - 1;
  return std::countr_zero(bits);
}

struct Steps {
  int64_t all = 0, decisions = 0;
};

__attribute__((flatten)) void playout(State& s, Xorshift64& rng, Steps& steps) {
  for (; s.phase != Phase::End; ++steps.all) {
    const bool chance = s.is_chance();
    steps.decisions += !chance;
    s.apply(chance ? rng.die() : pick(s.legal(), rng));  // counting takes a number too, and ignores it
  }
}

int64_t perft(const State& s, int depth) {
  if (depth == 0 || s.phase == Phase::End) return 1;
  int64_t leaves = 0;
  for (uint32_t bits = s.choices(); bits; bits &= bits - 1) {
    State next = s;
    next.apply(std::countr_zero(bits));
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace

int main(int argc, char** argv) {
  State s;
  s.setup();
  if (argc >= 3 && std::strcmp(argv[1], "perft") == 0) {
    for (int i = 3; i < argc; ++i) {
      const int action = std::atoi(argv[i]);
      if (action < 0 || action > 31 || !(s.choices() >> action & 1)) {
        std::fprintf(stderr, "action %d, %s, is not legal\n", i - 3, argv[i]);
        return 2;
      }
      s.apply(action);
    }
    std::printf("%lld\n", (long long)perft(s, std::atoi(argv[2])));
    return 0;
  }
  if (argc != 4 || std::strcmp(argv[1], "play") != 0) {
    std::fprintf(stderr, "usage: yardstick play GAMES SEED | yardstick perft DEPTH [ACTION...]\n");
    return 2;
  }
  const int64_t games = std::atoll(argv[2]);
  Xorshift64 rng(std::strtoull(argv[3], nullptr, 10)), warm_rng(1);
  Steps steps, warm;
  for (int64_t i = 0; i < games / 10; ++i) {  // before the clock starts
    s.setup();
    playout(s, warm_rng, warm);
  }
  int64_t wins = 0, points = 0, squares = 0;
  const std::clock_t start = std::clock();
  for (int64_t i = 0; i < games; ++i) {
    s.setup();
    playout(s, rng, steps);
    wins += s.wrecker_wins();
    points += s.points();
    squares += int64_t(s.points()) * s.points();
  }
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("{\"games\": %lld, \"steps\": %lld, \"decisions\": %lld, \"wins\": %lld, \"points\": %lld, \"points_squared\": %lld, "
              "\"rng\": %llu, \"cpu_seconds\": %.6f}\n",
              (long long)games, (long long)steps.all, (long long)steps.decisions, (long long)wins, (long long)points,
              (long long)squares, (unsigned long long)rng.x, seconds);
}
