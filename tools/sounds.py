"""Makes the sounds of the table, `server/static/sounds/*.wav`: `python tools/sounds.py`. A test makes them again and compares."""
from __future__ import annotations

import io
import sys
import wave
from pathlib import Path

import numpy as np
import numpy.typing as npt

RATE = 22050  # samples a second
HOME = Path(__file__).parents[1] / "src" / "benbow" / "server" / "static" / "sounds"
Sound = npt.NDArray[np.float64]


def times(seconds: float) -> Sound:
    return np.arange(int(seconds * RATE)) / RATE


def tone(pitch: float, seconds: float, fade: float, overtones: tuple[float, ...] = (1.0, 0.4, 0.15)) -> Sound:
    """A struck string or bell: overtones that die away, the higher the sooner."""
    t = times(seconds)
    parts = [loud * np.sin(2 * np.pi * pitch * (k + 1) * t) * np.exp(-fade * (k + 1) * t) for k, loud in enumerate(overtones)]
    return np.sum(parts, axis=0) * np.minimum(1, t * 400)


def noise(seconds: float, fade: float, smooth: int, seed: int) -> Sound:
    """Wood, water, thunder: noise that dies away; the smoother, the deeper."""
    t = times(seconds)
    raw = np.random.default_rng(seed).standard_normal(len(t) + smooth)
    return np.convolve(raw, np.ones(smooth) / smooth, "valid")[: len(t)] * np.sqrt(smooth) * np.exp(-fade * t)


def together(*parts: tuple[float, Sound]) -> Sound:
    """Each from its own moment on."""
    length = max(int(start * RATE) + len(sound) for start, sound in parts)
    mixed = np.zeros(length)
    for start, sound in parts:
        mixed[int(start * RATE) : int(start * RATE) + len(sound)] += sound
    return mixed


def sounds() -> dict[str, Sound]:
    knock = noise(0.09, 60, 6, 1) + 0.5 * tone(190, 0.09, 40)
    rattle = [(0.05 * k + 0.012 * (k % 3), noise(0.05, 90, 3, 10 + k) * (1 - k / 9)) for k in range(7)]
    chime = [(0.11 * k, tone(pitch, 0.7, 6)) for k, pitch in enumerate((523.25, 659.25, 783.99))]
    return {
        "move": knock,
        "dice": together(*rattle, (0.4, knock)),
        "turn": together((0, tone(587.33, 0.5, 8)), (0.14, tone(880, 0.6, 8))),
        "time": together(*[(0.2 * k, tone(1174.66, 0.15, 30)) for k in range(3)]),
        "treasure": together(*chime, (0.33, tone(1046.5, 0.9, 5))),
        "wreck": together((0, noise(0.5, 9, 12, 30)), (0.05, noise(0.12, 40, 3, 31)), (0.22, noise(0.2, 25, 4, 32)),
                          (0.35, noise(0.9, 5, 40, 33))),
        "death": together((0, noise(0.12, 40, 4, 40)), (0.08, tone(146.83, 0.9, 5)), (0.3, tone(110, 1.0, 4))),
        "thunder": together((0, noise(1.4, 3, 90, 50)), (0.15, noise(0.7, 6, 50, 51))),
        "end": together(*[(0.16 * k, tone(pitch, 0.9, 4)) for k, pitch in enumerate((392, 523.25, 659.25, 783.99))]),
    }


def written(sound: Sound) -> bytes:
    """As a WAV file of 8 bits."""
    level = np.round(sound / np.abs(sound).max() * 100 + 128).astype(np.uint8)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE)
        file.writeframes(level.tobytes())
    return buffer.getvalue()


def main() -> int:
    HOME.mkdir(exist_ok=True)
    for name, sound in sounds().items():
        (HOME / f"{name}.wav").write_bytes(written(sound))
    return 0


if __name__ == "__main__":
    sys.exit(main())
