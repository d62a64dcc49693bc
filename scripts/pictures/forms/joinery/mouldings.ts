import type { Part, Scene } from '../../studio/scene.ts'
import { place } from '../../studio/vector.ts'
import { length } from '../pieces.ts'
import { skirtedRoom } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'
import { handrailSection, mouldingSection } from './profiles.ts'
import { balustrade } from './stairs.ts'

/** Skirting, architrave, beads: one length standing as on the wall, one lying before it, profiles to the viewer. */
export function mouldings(sitter: Sitter): Scene {
  const { width, thickness, view } = sitter
  if (view === 'room') return skirtedRoom(sitter)
  const section = mouldingSection(sitter.profile, thickness, width)
  const size = Math.max(width, thickness)
  const long = size * 5.4
  const standing = length(section, long, sitter.timber(0, thickness, width), place([0, 0, 0], { yaw: 180 }))
  if (view === 'end') {
    return {
      parts: [standing],
      view: {
        azimuth: -30,
        elevation: 15,
        fill: 0.8,
        focus: [
          [0, 0, 0],
          [-thickness, width, 0],
          [-thickness, 0, -size * 0.3],
        ],
      },
    }
  }
  if (view === 'detail') {
    return {
      parts: [standing],
      view: {
        azimuth: -52,
        elevation: 28,
        fill: 1,
        focus: [
          [0, width, 0],
          [-thickness, width * 0.45, 0],
          [-thickness, width * 0.7, -size * 0.9],
        ],
      },
    }
  }
  return { parts: [standing, ...lying(sitter, size)], view: { azimuth: -34, elevation: 30, fill: 0.86 } }
}

function lying(sitter: Sitter, size: number): Part[] {
  const { width, thickness } = sitter
  const section = mouldingSection(sitter.profile, thickness, width)
  const long = size * 3.6
  const flat = place([-thickness - size * 0.25, 0, -long + size * 0.4], { roll: 90, yaw: -7 })
  return [length(section, long, sitter.timber(1, thickness, width), flat)]
}

/** A rail drawn out towards the viewer, with a short piece to show the section. */
export function handrails(sitter: Sitter): Scene {
  const { width, thickness, view } = sitter
  if (view === 'room') return balustrade(sitter)
  const section = handrailSection(sitter.profile, width, thickness)
  const long = width * 8
  const rail = length(section, long, sitter.timber(0), place([0, 0, -long]))
  if (view === 'end') {
    return {
      parts: [rail],
      view: {
        azimuth: 28,
        elevation: 20,
        fill: 0.76,
        focus: [
          [0, 0, 0],
          [width, 0, 0],
          [0, thickness, 0],
          [width, thickness, -width * 0.5],
        ],
      },
    }
  }
  const short = length(section, width * 3.2, sitter.timber(1), place([width * 1.5, 0, -width * 2.6], { yaw: 9 }))
  if (view === 'detail')
    return {
      parts: [rail],
      view: {
        azimuth: 40,
        elevation: 34,
        fill: 1,
        focus: [
          [0, thickness, 0],
          [width, 0, 0],
          [width, thickness, -width * 1.4],
        ],
      },
    }
  return { parts: [rail, short], view: { azimuth: 30, elevation: 30, fill: 0.84 } }
}
