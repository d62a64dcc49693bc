import type { Part, Scene, View } from '../../studio/scene.ts'
import { moved } from '../../studio/scene.ts'
import { place } from '../../studio/vector.ts'
import { length } from '../pieces.ts'
import type { Sitter } from '../sitter.ts'
import { boardSection } from './sections.ts'

/** Boards and sawn sections: a few lengths laid across each other, ends towards the viewer. */
export function boards(sitter: Sitter): Scene {
  const { width, thickness, view } = sitter
  if (view === 'end') return stackEnd(sitter)
  if (view === 'detail') return surface(sitter)
  if (thickness > width * 0.62) return { parts: pile(sitter, [2, 1], Math.max(420, width * 7)), view: LYING }
  return { parts: fan(sitter), view: LYING }
}

/** Slender lengths, in a neat pile. */
export function battens(sitter: Sitter): Scene {
  if (sitter.view === 'end') return pileEnd(sitter)
  if (sitter.view === 'detail') return surface(sitter)
  return { parts: pile(sitter, [3, 2, 1], Math.max(320, sitter.width * 11)), view: LYING }
}

function pileEnd(sitter: Sitter): Scene {
  const { width, thickness } = sitter
  const long = width * 12
  const parts = moved(pile(sitter, [4, 3, 2], long), place([0, 0, -long]))
  return {
    parts,
    view: {
      azimuth: 22,
      elevation: 18,
      fill: 0.94,
      focus: [
        [-width * 1.6, 0, 0],
        [width * 1.6, 0, 0],
        [0, thickness * 3, 0],
      ],
    },
  }
}

const LYING: View = { azimuth: 17, elevation: 45, fill: 0.88 }

function fan(sitter: Sitter): Part[] {
  const { width, thickness, random } = sitter
  const long = Math.min(Math.max(width * 4.4, 420), 1100)
  const section = boardSection(sitter.profile, width, thickness)
  const lean = 7 + random() * 5
  return [
    length(section, long, sitter.timber(0), place([0, 0, 0])),
    length(section, long, sitter.timber(1), place([width * 0.96, 0, -long * 0.12], { yaw: 1.5 })),
    length(section, long * 0.96, sitter.timber(2), place([width * 0.62, thickness, -long * 0.05], { yaw: -lean })),
  ]
}

function pile(sitter: Sitter, rows: readonly number[], long: number): Part[] {
  const { width, thickness, random } = sitter
  const section = boardSection(sitter.profile, width, thickness)
  const gap = width * 0.1
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - count / 2) * (width + gap)
      const turn = (random() - 0.5) * (count === 1 ? 7 : 0.8)
      return length(
        section,
        long,
        sitter.timber(row * 5 + index),
        place([x, row * thickness, (random() - 0.5) * width * 0.7], { yaw: turn }),
      )
    }),
  )
}

function stackEnd(sitter: Sitter): Scene {
  const { width, thickness, random } = sitter
  const long = width * 3.4
  const section = boardSection(sitter.profile, width, thickness)
  const high = Math.max(2, Math.min(5, Math.round((width * 0.9) / thickness)))
  const parts = Array.from({ length: high }, (_, row) =>
    length(
      section,
      long,
      sitter.timber(row),
      place([(random() - 0.5) * width * 0.1, row * thickness, -long + (random() - 0.5) * width * 0.16], {
        yaw: (random() - 0.5) * 5,
      }),
    ),
  )
  return {
    parts,
    view: {
      azimuth: 24,
      elevation: 17,
      fill: 0.86,
      focus: [
        [0, 0, 0],
        [width, 0, 0],
        [width, high * thickness, 0],
        [0, high * thickness, 0],
        [width, 0, -width * 0.6],
      ],
    },
  }
}

function surface(sitter: Sitter): Scene {
  const { width, thickness } = sitter
  const long = width * 5
  const section = boardSection(sitter.profile, width, thickness)
  const parts = [0, 1, 2].map((index) =>
    length(section, long, sitter.timber(index), place([(index - 1) * (width + 1.5), 0, -long + index * width * 0.22])),
  )
  return {
    parts,
    view: {
      azimuth: 26,
      elevation: 46,
      fill: 1.02,
      focus: [
        [0, thickness, 0],
        [width, thickness, 0],
        [width, thickness, -width * 1.5],
        [0, 0, 0],
      ],
    },
  }
}
