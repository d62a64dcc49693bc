import { stuff } from '../../materials/palette.ts'
import { coat, foam, foil, wool } from '../../materials/plain.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { part } from '../../studio/scene.ts'
import { box, extruded } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'
import { block } from '../pieces.ts'
import { looseEnd, roll } from '../rolls.ts'
import { oakFloor, wallPaint } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'

/** Insulation: a roll half unrolled, or boards in a stack. */
export function insulation(sitter: Sitter): Scene {
  const { view, profile, material } = sitter
  if (view === 'room') return betweenStuds(sitter)
  const rolled =
    /roll/.test(profile) || (!/board|slab|batt/.test(profile) && /glass|mineral|sheep|foam|membrane|underlay/.test(material))
  const parts = /membrane/.test(material) ? membrane(profile) : rolled ? felt(sitter) : slabs(sitter)
  const framing = rolled ? { azimuth: 40, elevation: 20 } : { azimuth: 36, elevation: 28 }
  if (view === 'front') return { parts, view: { ...framing, fill: 0.84 } }
  return { parts, view: { ...framing, elevation: view === 'end' ? 12 : 34, fill: 1.5, shift: [-0.1, 0.08] } }
}

function insulationMaterial(material: string, thickness: number): Material {
  if (/foam|underlay/.test(material)) return foam('#c8d3c4')
  if (/pir|foil|pur/.test(material)) return faced(foam('#e6cf93'), thickness)
  if (/eps|polystyrene/.test(material)) return foam(/grey|graphite/.test(material) ? '#8f9395' : '#f1f1ee')
  if (/xps/.test(material)) return foam('#c7a3a8')
  if (/rock|stone|slab/.test(material)) return wool('#a3a078')
  if (/wood/.test(material)) return wool('#b08a5b')
  if (/sheep/.test(material)) return wool('#d9cfbd')
  if (/hemp/.test(material)) return wool('#b5a06c')
  return wool('#d7b466')
}

const faced =
  (core: Material, thickness: number, face: Material = foil): Material =>
  (fineness) => {
    const [inside, outside] = [core(fineness), face(fineness)]
    return (finish, x, y, z, nx, ny, nz) =>
      (Math.abs(y / thickness - 0.5) > 0.485 ? outside : inside)(finish, x, y, z, nx, ny, nz)
  }

function slabs({ thickness, material, random }: Sitter): Part[] {
  const thick = Math.min(Math.max(thickness, 20), 200)
  const count = Math.max(2, Math.min(6, Math.round(330 / thick)))
  return Array.from({ length: count }, (_, index) =>
    part(
      box([440, thick, 620], Math.min(3, thick / 8)),
      insulationMaterial(material, thick),
      place([(random() - 0.5) * 22, index * thick, -620 + (random() - 0.5) * 26], { yaw: (random() - 0.5) * 2.4 }),
    ),
  )
}

/** A spiral of felt, its loose end flat on the ground. */
function felt({ thickness, material }: Sitter): Part[] {
  const thin = /foam|underlay/.test(material)
  const thick = thin ? 16 : Math.min(Math.max(thickness, 50), 200) * 0.62
  const turns = thin ? 5 : 2.2
  const steps = thin ? 150 : 84
  const pitch = thick * 1.03
  const outer = pitch * (turns + (thin ? 3 : 1.25))
  const at = (step: number, inset: number): [number, number] => {
    const angle = (step / steps) * turns * 2 * Math.PI
    const r = outer - (pitch * angle) / (2 * Math.PI) - inset
    return [-r * Math.sin(angle), outer - r * Math.cos(angle)]
  }
  const under = Array.from({ length: steps + 1 }, (_, step) => at(step, 0))
  const over = Array.from({ length: steps + 1 }, (_, step) => at(step, thick)).reverse()
  const tail = outer * 1.35
  const outline: [number, number][] = [[tail, thick], [tail, 0], ...under, ...over]
  return [part(extruded(outline.reverse(), 430, 3), insulationMaterial(material, thick), place([0, 0, -430]))]
}

/** A long roll of thin fabric, printed along both edges, its end drawn out; dark and red if it resists fire. */
function membrane(profile: string): Part[] {
  const [radius, wide] = [66, 620]
  const fabric = /fire/.test(profile) ? printed('#45484c', '#b5483c', wide) : printed('#98a6b0', '#2f5d86', wide)
  return [...roll(fabric, radius, wide, radius), ...looseEnd(fabric, wide, 330)]
}

/** Fabric `wide` mm across z, with an overlap line and a row of marks near each edge. */
function printed(hex: string, ink: string, wide: number): Material {
  const [fabric, mark] = [foam(hex), coat(ink, 0.05)]
  return (fineness) => {
    const [plain, dark] = [fabric(fineness), mark(fineness)]
    return (finish, x, y, z, nx, ny, nz) => {
      const along = Math.abs(x) + Math.abs(y)
      const fromEdge = Math.min(z, wide - z)
      const line = fromEdge > 88 && fromEdge < 92
      const marks = fromEdge > 36 && fromEdge < 60 && along % 120 < 70 && along % 14 < 9
      ;((line || marks) && Math.abs(nz) < 0.7 ? dark : plain)(finish, x, y, z, nx, ny, nz)
    }
  }
}

function betweenStuds(sitter: Sitter): Scene {
  const { material, thickness, seed } = sitter
  const thick = Math.min(Math.max(thickness, 50), 140)
  const stud = (x: number, piece: number) =>
    block([47, 1500, thick + 8], stuff('whitewood', { x: 20, y: -50, seed: seed + piece }), [x, 47, 0], { grain: 'y' })
  const gap = 400
  const infill = [-1, 0, 1].map((index) => {
    const tall = index === 1 ? 860 : 1490
    const batt = part(
      box([gap - 50, thick, tall], 6),
      /pir/.test(material) ? faced(foam('#e6cf93'), thick, coat('#b9bdc1', 0.25, 12)) : insulationMaterial(material, thick),
      place([index * gap - gap / 2 + 25, 50, -thick / 2], { pitch: -90 }),
    )
    return { ...batt, placement: { ...batt.placement, at: [index * gap - gap / 2 + 25, 50, thick / 2 - 4] as const } }
  })
  const studs = [-1.5, -0.5, 0.5, 1.5].map((share, index) => stud(share * gap, index))
  const sole = block([gap * 3 + 47, 47, thick + 8], stuff('whitewood', { x: 20, y: -50, seed }), [0, 0, 0], { grain: 'x' })
  const head = block([gap * 3 + 47, 47, thick + 8], stuff('whitewood', { x: 20, y: -50, seed: seed + 9 }), [0, 1547, 0], {
    grain: 'x',
  })
  return {
    parts: [...infill, ...studs, sole, head],
    view: { azimuth: 28, elevation: 8, lens: 30, fill: 0.84 },
    room: { floor: oakFloor(seed), wall: wallPaint(seed), wallAt: thick },
  }
}
