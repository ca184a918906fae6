// Side silhouettes of five coaches, each larger than the one before: ink, cuts of paper, wheels. All of them drive to the left.
import { html } from "../ui/html.js";
import { wheel } from "./wheel.js";

/**
 * body: filled with ink; cut: windows and seams left as paper; pen: springs, shafts and rails.
 * @type {Record<number, { body: string, cut: string, pen: string, wheels: [number, number, number, number][] }>}
 */
const ART = {
  // a two-wheeled chaise
  3: {
    body: "M38 33C36 27 38 22 41 20L45 20C46 25 50 27 56 26C60 25 62 19 63 13L69 13C70 22 69 31 64 35C58 39 43 38 38 33Z",
    cut: "M42 30C49 34 60 33 65 22M44 22C45 28 50 29.5 57 28.5",
    pen: "M8 37C20 35 28 38 40 38H66M46 37V45M64 36C67 38 67 41 62 44M34 37L37 31",
    wheels: [[54, 43, 13, 12]],
  },
  // an open calash with its hood up
  4: {
    body: "M24 36C26 30 25 27 23 24L30 23C32 30 37 33 44 33L52 33C55 27 54 23 53 19C55 9 66 4 78 7C82 14 83 24 80 32C78 38 73 40 66 40L36 40C29 40 26 39 24 36Z",
    cut: "M57 20C60 12 68 9 76 10M59 22C64 17 71 15 79 16M60 25C66 22 73 21 80 22M56 31L77 30M31 36.5H74",
    pen: "M4 41C12 40 18 43 26 43H80M28 40V46M72 40V45M20 26L16 24V30L24 33M80 33C86 34 87 39 82 42",
    wheels: [
      [28, 47, 9, 10],
      [72, 45, 11, 12],
    ],
  },
  // a closed berline
  5: {
    body: "M32 9C42 6 60 6 70 9L70 12L68.5 13C69.5 20 69 26 66 32C64 37 62 39 57 39H43C38 39 36 37 34.5 32C32 26 32 20 33 13L31.5 12ZM14 23L24 22C24 28 26 31 30 33L30 37L20 37C16 33 14 29 14 23Z",
    cut: "M37 14H45V24H36.5C36.3 20 36.5 17 37 14ZM48 14H57V24H48ZM60 14H65.5C66 18 65.8 21 65 24H60ZM46.5 12V37M58.5 12V37M35 28H67",
    pen: "M3 42C10 41 16 43 24 43H84M32 37C24 36 21 39 21 43M68 32C78 28 84 34 81 43M17 22V17M14 23L11 27",
    wheels: [
      [24, 47, 9, 10],
      [76, 45, 11, 12],
    ],
  },
  // a mail coach with luggage on its roof
  6: {
    body: "M26 10H76L77.5 13L75.5 14C76.5 22 75.5 28 72 34C70 38 68 39 63 39H38C33 39 31 37 29 33C26 27 26 20 27 14L24.5 13ZM32 10V4.5H46V10ZM48 10V2H60V10ZM62 10C62 5 72 5 72 10ZM7 20L19 19C19 25 20 29 24 32L24 37L13 37C9 32 7 27 7 20ZM78 24H89V34H76C77.5 31 78 28 78 24Z",
    cut: "M31 15H40V24.5H31ZM43.5 15H56V24.5H43.5ZM59.5 15H70.5V24.5H59.5ZM42 12.5V38M57.8 12.5V38M29 28.5H73M32 7.2H46M54 2V10M83.5 24V34",
    pen: "M1 43C8 41 14 43 20 43H90M26 36C18 36 16 39 16 43M74 36C84 35 88 38 86 43M11 19V13M7 20L3 25M29 1V10M75 1V10",
    wheels: [
      [19, 47, 9, 10],
      [77, 45, 11, 14],
    ],
  },
  // the great stage coach: three doors, railing, lanterns, a trunk behind and a pennant
  7: {
    body: "M20 11H84L85.5 14L83.5 15C84.5 23 83.5 29 80 34C78 38 76 39 71 39H33C28 39 26 37 24 33C21 27 20 21 21 15L18.5 14ZM25 11V5H38V11ZM40 11V2H50V11ZM52 11C52 4 64 4 64 11ZM66 11V5.5H79V11ZM2 19L14 18C14 25 15 29 19 32L19 37L8 37C4 32 2 26 2 19ZM86 23H95V35H84C85.5 31 86 27 86 23ZM88 2L95 4.2L88 6.5Z",
    cut: "M24.5 16H33V25H24.5ZM36.5 16H45.5V25H36.5ZM49 16H58V25H49ZM61.5 16H69V25H61.5ZM72.5 16H79.5V25H72.5ZM34.8 13V38M47.2 13V38M59.8 13V38M70.8 13V38M23 29H82M25 8H38M45 2V11M66 8.2H79M90.5 23V35",
    pen: "M0 43C5 41.5 10 43 14 43H95M20 36C12 36 11 39 11 43M82 36C91 35 94 38 92 43M6 18V12M2 19L-1 24M88 1V23M20 20L17 19V24L20 23",
    wheels: [
      [15, 47, 9, 10],
      [82, 45.5, 10.5, 14],
    ],
  },
};

/** @param {{ number: number }} props */
export function CarriageArt({ number }) {
  const { body, cut, pen, wheels } = ART[number];
  return html`<svg class="coach-art" viewBox="-2 0 100 58" aria-hidden="true">
    <path class="coach-pen" d=${pen} />
    <path class="coach-body" d=${body} />
    <path class="coach-cut" d=${cut} />
    <path class="coach-wheel" d=${wheels.map(([x, y, r, spokes]) => wheel(x, y, r, spokes)).join("")} />
    <path class="coach-ground" d="M2 56.6H96M10 58H60M66 58H88" />
  </svg>`;
}
