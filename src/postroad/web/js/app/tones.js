// Quiet sounds, synthesised from oscillators and noise.

/** @type {AudioContext | null} */
let context = null;

const LOUDNESS = 0.18;

export const silence = () => void context?.suspend();

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name](context, context.currentTime + 0.01);
}

const SOUNDS = { paper, stamp, hooves, horn, coin, refuse };

/** A letter slides over the desk. @param {AudioContext} audio @param {number} at */
function paper(audio, at) {
  noise(audio, { at, length: 0.2, from: 1800, to: 5200, loudness: 0.35, attack: 0.06 });
}

/** An office is stamped into the book. @param {AudioContext} audio @param {number} at */
function stamp(audio, at) {
  tone(audio, { at, length: 0.12, from: 150, to: 62, loudness: 1, wave: "sine" });
  noise(audio, { at, length: 0.06, from: 900, to: 400, loudness: 0.6, attack: 0.002 });
}

/** A trotting pair of horses. @param {AudioContext} audio @param {number} at */
function hooves(audio, at) {
  [0, 0.11, 0.3, 0.41, 0.6, 0.71].forEach((later, beat) => {
    const pitch = beat % 2 ? 520 : 640;
    tone(audio, {
      at: at + later,
      length: 0.05,
      from: pitch,
      to: pitch * 0.6,
      loudness: beat % 2 ? 0.3 : 0.45,
      wave: "triangle",
    });
    noise(audio, { at: at + later, length: 0.03, from: 1400, to: 900, loudness: 0.25, attack: 0.002 });
  });
}

/** The call of a post horn: two notes of its natural scale, the second held. @param {AudioContext} audio @param {number} at */
function horn(audio, at) {
  const fifth = 440;
  const octave = (fifth * 4) / 3;
  const notes = [
    [0, 0.13, fifth],
    [0.15, 0.13, fifth],
    [0.3, 0.5, octave],
  ];
  for (const [later, length, pitch] of notes) {
    tone(audio, {
      at: at + later,
      length,
      from: pitch,
      to: pitch,
      loudness: 0.5,
      wave: "sawtooth",
      attack: 0.035,
      cutoff: pitch * 3.2,
    });
  }
}

/** A coin on brass. @param {AudioContext} audio @param {number} at */
function coin(audio, at) {
  tone(audio, { at, length: 0.5, from: 2093, to: 2093, loudness: 0.3, wave: "sine" });
  tone(audio, { at: at + 0.05, length: 0.45, from: 3136, to: 3136, loudness: 0.18, wave: "sine" });
}

/** A knuckle on the desk, twice. @param {AudioContext} audio @param {number} at */
function refuse(audio, at) {
  for (const later of [0, 0.13])
    tone(audio, { at: at + later, length: 0.09, from: 130, to: 90, loudness: 0.8, wave: "triangle" });
}

/**
 * @param {AudioContext} audio
 * @param {{ at: number, length: number, from: number, to: number, loudness: number, wave: OscillatorType, attack?: number, cutoff?: number }} note
 */
function tone(audio, { at, length, from, to, loudness, wave, attack = 0.004, cutoff = 12000 }) {
  const source = new OscillatorNode(audio, { type: wave, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: cutoff });
  source
    .connect(filter)
    .connect(envelope(audio, at, length, attack, loudness))
    .connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.05);
}

/**
 * @param {AudioContext} audio
 * @param {{ at: number, length: number, from: number, to: number, loudness: number, attack: number }} rustle
 */
function noise(audio, { at, length, from, to, loudness, attack }) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source
    .connect(filter)
    .connect(envelope(audio, at, length, attack, loudness))
    .connect(audio.destination);
  source.start(at);
}

/** @param {AudioContext} audio @param {number} at @param {number} length @param {number} attack @param {number} loudness */
function envelope(audio, at, length, attack, loudness) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loudness, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}
