import type { Edges } from '../../materials/bark.ts'
import { barked, RIGHT_EDGE, ridge } from '../../materials/bark.ts'
import { stuff } from '../../materials/palette.ts'
import type { Ring } from '../../studio/mesh.ts'
import { loft } from '../../studio/mesh.ts'
import { waver } from '../../studio/noise.ts'
import type { Part, Scene } from '../../studio/scene.ts'
import { part } from '../../studio/scene.ts'
import type { Placement, Vec } from '../../studio/vector.ts'
import { place } from '../../studio/vector.ts'
import { block } from '../pieces.ts'
import type { Sitter } from '../sitter.ts'

const FISSURE = 5
const STICK = 25
const UP_THE_EDGE = 14

/** Slabs sawn through the log, with bark on both edges; seen from the side on which the window lights it. */
export function slabs(sitter: Sitter): Scene {
  if (sitter.view === 'end') return stackEnd(sitter)
  if (sitter.view === 'detail') return barkEdge(sitter)
  const { width, thickness, random } = sitter
  const long = width * 3.1
  const lean = 5 + random() * 4
  const parts = [
    slab(sitter, 0, long, place([0, 0, 0])),
    ...[0.16, 0.5, 0.84].map((share, index) => stick(sitter, index, [width * 0.5, thickness, long * share])),
    slab(sitter, 1, long * 0.96, place([width * 0.3, thickness + STICK, -long * 0.02], { yaw: -lean })),
  ]
  return { parts, view: { azimuth: -19, elevation: 40, fill: 0.88 } }
}

function stackEnd(sitter: Sitter): Scene {
  const { width, thickness, random } = sitter
  const long = width * 2.4
  const layer = thickness + STICK
  const layers = [0, 1, 2, 3]
  const out = layers.map(() => (random() - 0.5) * width * 0.08)
  const parts = layers.flatMap((row) => [
    slab(sitter, row, long, place([out[3 - row] ?? 0, row * layer, -long + (out[row] ?? 0)], { yaw: (random() - 0.5) * 2 })),
    ...(row ? [0.2, 0.86].map((share) => stick(sitter, row, [width / 2, row * layer - STICK, -long * (1 - share)])) : []),
  ])
  const high = layers.length * layer
  return {
    parts,
    view: {
      azimuth: -9,
      elevation: 19,
      fill: 0.9,
      focus: [
        [0, 0, 0],
        [width, 0, 0],
        [width, high, 0],
        [0, high, 0],
        [0, high, -width * 0.8],
      ],
    },
  }
}

function barkEdge(sitter: Sitter): Scene {
  const { width, thickness } = sitter
  const long = width * 3
  return {
    parts: [slab(sitter, 0, long, place([0, 0, -long]))],
    view: {
      azimuth: -32,
      elevation: 42,
      fill: 1.02,
      focus: [
        [0, 0, 0],
        [width * 0.62, thickness, 0],
        [width * 0.5, thickness, -width * 1.1],
        [0, thickness, -width * 0.5],
      ],
    },
  }
}

const stick = ({ width, seed }: Sitter, piece: number, at: Vec): Part =>
  block([width * 0.94, STICK, STICK], stuff('spruce', { x: 40, y: -40, seed: seed + piece }), at, { grain: 'x' })

/** A slab from z = 0 to `long`, the heart of its log below it. */
function slab(sitter: Sitter, piece: number, long: number, placement: Placement): Part {
  const { width, thickness, material } = sitter
  const seed = (sitter.seed + piece * 13) % 997
  const edges = naturalEdges(width, thickness, seed)
  const cut = { x: width * (0.44 + 0.12 * sitter.random()), y: -width * 0.26, seed }
  const count = Math.ceil(long / Math.max(4, width / 80))
  const rings = Array.from({ length: count + 1 }, (_, index) => sectionAt((index / count) * long, thickness, edges))
  return part(loft(rings, { crease: 30 }), barked(material, cut, thickness, edges), placement)
}

/** Edges that follow the log: wide below, curved along and up, never outside 0 to `width`. */
function naturalEdges(width: number, thickness: number, seed: number): Edges {
  const inwards = (side: number, y: number, z: number) => {
    const along = z + seed * 53 + side * 7919
    const sway = 0.034 * (1 + waver(along / (width * 1.5), side)) + 0.012 * (1 + waver(along / (width * 0.5), side + 2))
    const lean = 0.62 + 0.16 * waver(along / (width * 0.8), side + 4)
    return width * sway + Math.min(thickness, width / 3) * lean * (y / thickness) ** 1.35
  }
  return {
    left: (y, z) => inwards(0, y, z),
    right: (y, z) => width - inwards(1, y, z),
    width,
    seed,
  }
}

function sectionAt(z: number, thickness: number, { left, right, seed }: Edges): Ring {
  const heights = Array.from({ length: UP_THE_EDGE + 1 }, (_, step) => (step / UP_THE_EDGE) * thickness)
  const sunk = (y: number) => FISSURE * (1 - ridge(y, z, seed))
  return [
    ...heights.map((y): Vec => [right(y, z) - sunk(y + RIGHT_EDGE), y, z]),
    ...heights.toReversed().map((y): Vec => [left(y, z) + sunk(y), y, z]),
  ]
}
