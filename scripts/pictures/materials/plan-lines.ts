/** A line of a drawing on a sheet of 420 × 297 mm, from its upper left corner. */
export type Line = readonly [x1: number, z1: number, x2: number, z2: number]

const FRAME = rect(15, 15, 390, 267)
const TITLE = [...rect(300, 258, 105, 24), line(300, 270, 405, 270), line(352, 258, 352, 282)]

function line(x1: number, z1: number, x2: number, z2: number): Line {
  return [x1, z1, x2, z2]
}

/** A path through points, given as x and z in turn. */
function path(...at: readonly number[]): Line[] {
  return Array.from({ length: at.length / 2 - 1 }, (_, index) => {
    const [x1 = 0, z1 = 0, x2 = 0, z2 = 0] = at.slice(index * 2, index * 2 + 4)
    return line(x1, z1, x2, z2)
  })
}

function rect(x: number, z: number, w: number, h: number): Line[] {
  return path(x, z, x + w, z, x + w, z + h, x, z + h, x, z)
}

/** A board of `count` pieces side by side. */
function boarded(x: number, z: number, w: number, h: number, count: number): Line[] {
  const seams = Array.from({ length: count - 1 }, (_, index) => x + ((index + 1) * w) / count)
  return [...rect(x, z, w, h), ...seams.map((at) => line(at, z, at, z + h))]
}

/** A wall of `count` pieces one above the other. */
function stacked(x: number, z: number, w: number, h: number, count: number): Line[] {
  const seams = Array.from({ length: count - 1 }, (_, index) => z + ((index + 1) * h) / count)
  return [...rect(x, z, w, h), ...seams.map((at) => line(x, at, x + w, at))]
}

function round(x: number, z: number, r: number): Line[] {
  const corners = Array.from({ length: 11 }, (_, index) => (index / 10) * 2 * Math.PI)
  return path(...corners.flatMap((angle) => [x + r * Math.cos(angle), z + r * Math.sin(angle)]))
}

/** A dimension line with its two ticks. */
function measure(from: number, to: number, z: number): Line[] {
  return [line(from, z, to, z), line(from, z - 5, from, z + 5), line(to, z - 5, to, z + 5)]
}

const stairs = [
  ...Array.from({ length: 9 }, (_, index) => {
    const [x, z] = [50 + index * 17, 190 - index * 12]
    return path(x, z, x, z - 12, x + 17, z - 12)
  }).flat(),
  ...path(50, 190, 50, 198, 62, 198, 203, 98, 203, 82),
  ...measure(50, 203, 215),
  ...boarded(250, 70, 135, 50, 10),
  ...rect(265, 150, 80, 90),
  line(265, 195, 345, 195),
  line(305, 150, 305, 240),
]

const bookcase = [
  ...stacked(60, 62, 150, 128, 5),
  line(135, 62, 135, 190),
  ...rect(66, 190, 138, 12),
  ...measure(60, 210, 220),
  ...stacked(290, 62, 52, 128, 5),
  ...rect(290, 190, 46, 12),
  ...measure(290, 342, 220),
]

const deck = [
  ...boarded(40, 65, 195, 120, 15),
  ...measure(40, 235, 205),
  ...rect(270, 80, 120, 7),
  ...rect(270, 87, 120, 14),
  ...[276, 325, 374].flatMap((x) => rect(x, 101, 10, 34)),
  line(260, 135, 400, 135),
  ...stacked(280, 165, 100, 70, 6),
  ...rect(274, 160, 112, 80),
]

const gardenBench = [
  ...boarded(56, 84, 164, 42, 13),
  ...rect(50, 78, 176, 8),
  ...rect(46, 134, 184, 9),
  ...rect(46, 76, 10, 122),
  ...rect(220, 76, 10, 122),
  ...rect(56, 172, 164, 7),
  ...measure(46, 230, 215),
  ...path(290, 198, 290, 112, 300, 112, 300, 198, 290, 198),
  ...path(360, 198, 352, 138, 372, 70, 380, 72, 362, 138, 370, 198, 360, 198),
  ...rect(290, 134, 66, 8),
  ...rect(284, 104, 76, 8),
  ...measure(284, 380, 215),
]

const logStore = [
  ...path(40, 92, 236, 62, 236, 70, 40, 100, 40, 92),
  ...rect(54, 98, 9, 92),
  ...rect(212, 74, 9, 116),
  ...rect(50, 178, 174, 8),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 - (row % 2) }, (_, index) => round(75 + index * 20 + (row % 2) * 10, 168 - row * 18, 9)).flat(),
  ),
  ...measure(54, 221, 208),
  ...stacked(285, 78, 72, 104, 8),
  ...path(278, 72, 366, 72, 366, 78, 278, 78, 278, 72),
  ...measure(285, 357, 208),
]

const pergola = [
  ...[52, 130, 208].flatMap((x) => rect(x, 86, 10, 106)),
  ...rect(40, 76, 192, 10),
  ...Array.from({ length: 12 }, (_, index) => rect(44 + index * 16, 66, 6, 10)).flat(),
  ...path(62, 106, 82, 86),
  ...path(120, 86, 130, 96),
  ...path(150, 86, 140, 96),
  ...path(188, 86, 208, 106),
  line(36, 192, 240, 192),
  ...measure(52, 218, 210),
  ...boarded(265, 72, 125, 84, 11),
  line(257, 84, 398, 84),
  line(257, 144, 398, 144),
  ...[272, 324, 376].flatMap((x) => [...rect(x, 80, 8, 8), ...rect(x, 140, 8, 8)]),
]

const planter = [
  ...path(70, 82, 200, 82, 186, 182, 84, 182, 70, 82),
  ...rect(62, 74, 146, 8),
  ...[102, 122, 142].map((z, index) => line(72.5 + index * 3, z, 197.5 - index * 3, z)),
  line(81.5, 162, 188.5, 162),
  ...rect(88, 182, 14, 12),
  ...rect(168, 182, 14, 12),
  ...measure(62, 208, 214),
  ...rect(280, 74, 92, 92),
  ...rect(290, 84, 72, 72),
  ...path(280, 74, 290, 84),
  ...path(372, 74, 362, 84),
  ...path(280, 166, 290, 156),
  ...path(372, 166, 362, 156),
  ...measure(280, 372, 186),
]

const raisedBed = [
  ...stacked(42, 100, 192, 72, 3),
  line(106, 100, 106, 124),
  line(170, 124, 170, 148),
  line(106, 148, 106, 172),
  ...path(42, 100, 70, 70, 206, 70, 234, 100),
  ...path(70, 70, 70, 82, 206, 82, 206, 70),
  ...measure(42, 234, 196),
  ...rect(268, 76, 120, 78),
  ...rect(282, 90, 92, 50),
  line(282, 76, 282, 90),
  line(388, 90, 374, 90),
  line(374, 140, 374, 154),
  line(268, 140, 282, 140),
  ...measure(268, 388, 172),
]

const shed = [
  ...path(48, 112, 138, 62, 228, 112),
  ...path(40, 116, 138, 60, 236, 116),
  ...boarded(56, 112, 164, 84, 14),
  ...rect(112, 124, 52, 72),
  ...path(112, 196, 164, 124),
  ...measure(56, 220, 214),
  ...path(262, 112, 274, 66, 382, 66, 394, 112, 262, 112),
  ...stacked(270, 112, 116, 84, 7),
  ...rect(300, 128, 44, 32),
  line(322, 128, 322, 160),
  ...measure(270, 386, 214),
]

const workbench = [
  ...rect(40, 84, 196, 14),
  ...rect(56, 98, 13, 92),
  ...rect(206, 98, 13, 92),
  ...rect(69, 160, 137, 10),
  ...rect(84, 98, 106, 26),
  line(137, 98, 137, 124),
  ...rect(26, 88, 14, 36),
  line(18, 106, 40, 106),
  ...Array.from({ length: 8 }, (_, index) => round(60 + index * 22, 91, 2.4)).flat(),
  ...measure(40, 236, 212),
  ...rect(282, 84, 92, 14),
  ...rect(292, 98, 13, 92),
  ...rect(350, 98, 13, 92),
  ...rect(305, 166, 45, 10),
  ...measure(282, 374, 212),
]

const PLANS: Readonly<Record<string, readonly Line[]>> = {
  bookcase,
  deck,
  'garden-bench': gardenBench,
  'log-store': logStore,
  pergola,
  planter,
  'raised-bed': raisedBed,
  shed,
  workbench,
}

/** The drawing of a plan by name, in its frame; a flight of stairs if there is none of that name. */
export const planLines = (name: string): readonly Line[] => [...FRAME, ...TITLE, ...(PLANS[name] ?? stairs)]
