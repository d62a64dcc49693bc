import { herringbone, planked } from '../../materials/floors.ts'
import { stuff } from '../../materials/palette.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { around, moved, part } from '../../studio/scene.ts'
import type { Outline } from '../../studio/solids.ts'
import { extruded } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'
import { skirting, vase, wallPaint } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'

/** Floor boards with bevelled edges, tongue and groove: a few laid, one still to come; or the whole room. */
export function floors(sitter: Sitter): Scene {
  if (sitter.view === 'room') return floorRoom(sitter)
  const herring = /herringbone|chevron|mosaic/.test(sitter.profile)
  const parts = herring ? zigzag(sitter) : laid(sitter)
  const width = sitter.width
  const top = sitter.thickness
  if (sitter.view === 'end')
    return {
      parts,
      view: {
        azimuth: 26,
        elevation: 16,
        fill: 0.9,
        focus: herring
          ? []
          : [
              [width * 0.4, 0, 0],
              [width * 1.3, 0, 0],
              [width, top, -width * 0.4],
            ],
      },
    }
  if (sitter.view === 'detail')
    return {
      parts,
      view: {
        azimuth: 24,
        elevation: 52,
        fill: 1,
        focus: [
          [-width * 0.2, top, -width],
          [width * 1.2, top, -width],
          [width * 0.5, top, -width * 2.6],
        ],
      },
    }
  return { parts, view: { azimuth: 30, elevation: 36, fill: 0.88 } }
}

function laid(sitter: Sitter): Part[] {
  const { width, thickness } = sitter
  const long = width * 4.4
  const section = plankSection(width, thickness)
  const boards = [0, 1, 2].map((index) =>
    part(
      extruded(section, long - index * width * 0.5, 0.5),
      engineered(sitter, index),
      place([index * (width + 0.4), 0, -long + ((index * 2) % 3) * width * 0.34]),
    ),
  )
  const loose = part(
    extruded(section, long * 0.78, 0.5),
    engineered(sitter, 4),
    place([width * 1.2, thickness, -long * 0.7], { yaw: -13 }),
  )
  return [...boards, loose]
}

function zigzag(sitter: Sitter): Part[] {
  const { thickness } = sitter
  const width = Math.min(sitter.width, 120)
  const long = width * 5
  const section = plankSection(width, thickness)
  const blocks = [0, 1, 2, 3].flatMap((index) => {
    const step = index * width
    return [place([step, 0, -step], { yaw: 90 }), place([step + long, 0, -step - width])].map((placement, side) =>
      part(extruded(section, long, 0.5), engineered(sitter, index * 2 + side), placement),
    )
  })
  return moved(blocks, place([0, 0, 0], { yaw: 45 }))
}

function plankSection(w: number, t: number): Outline {
  const bevel = Math.min(2, t * 0.12)
  const tongue = Math.min(6, t * 0.4)
  const [low, high] = [t * 0.3, t * 0.55]
  return [
    [0, 0],
    [w - 1, 0],
    [w - 1, low],
    [w + tongue, low],
    [w + tongue, high],
    [w, high],
    [w, t - bevel],
    [w - bevel, t],
    [bevel, t],
    [0, t - bevel],
    [0, high],
    [tongue, high],
    [tongue, low],
    [0, low],
  ]
}

/** A wearing layer of the wood on a core of birch plies. Solid boards are thicker than 21 mm or named so. */
function engineered(sitter: Sitter, piece: number): Material {
  const { thickness, profile } = sitter
  const layer = sitter.timber(piece)
  if (/solid/.test(profile) || thickness > 21.5) return layer
  const core = stuff(thickness < 10 ? 'mdf' : 'ply-birch', { x: 0, y: 0, seed: piece }, thickness * 0.74)
  return (fineness) => {
    const [above, below] = [layer(fineness), core(fineness)]
    return (finish, x, y, z, nx, ny, nz) => (y > thickness * 0.74 ? above : below)(finish, x, y, z, nx, ny, nz)
  }
}

function floorRoom(sitter: Sitter): Scene {
  const { width, profile, seed } = sitter
  const board = sitter.timber(0)
  const floor = /herringbone|chevron|mosaic/.test(profile)
    ? herringbone(board, Math.min(width, 120))
    : planked(board, width, 1900)
  return {
    parts: [...around([skirting(1400, 170)]), ...around(vase([620, 0, -900], 520)), ...around(vase([330, 0, -1060], 330))],
    view: {
      azimuth: 24,
      elevation: 21,
      lens: 38,
      fill: 1,
      focus: [
        [-750, 0, 600],
        [750, 0, 600],
        [0, 760, -1400],
        [0, 0, -1400],
      ],
    },
    room: { floor, wall: wallPaint(seed), wallAt: 1400 },
  }
}
