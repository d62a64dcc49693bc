import type { Part, Scene } from '../../studio/scene.ts'
import type { Sitter } from '../sitter.ts'
import { balustrade } from './stairs.ts'
import { cap, spindle } from './turnings.ts'

const CAPS = /ball|acorn|pyramid|flat|cap/

export function spindles(sitter: Sitter): Scene {
  const { width, profile, view } = sitter
  if (view === 'room') return balustrade(sitter)
  const high = width * 13.5
  const parts = [-1, 0, 1].map((index) =>
    spindle(profile, width, high, sitter.timber(index + 1, width, width), [index * width * 2.5, 0, index * -width * 1.1]),
  )
  if (view === 'front') return { parts, view: { azimuth: 18, elevation: 11, fill: 0.86 } }
  return close(parts, high, width, view === 'end' ? 0.02 : 0.22)
}

export function newels(sitter: Sitter): Scene {
  const { width, profile, view } = sitter
  if (view === 'room') return balustrade(sitter)
  const wood = sitter.timber(0, width, width)
  if (CAPS.test(profile)) return { parts: cap(profile, width, wood, [0, 0, 0]), view: { azimuth: 26, elevation: 20, fill: 0.62 } }
  const high = width * 7.4
  const parts = [
    spindle(profile, width, high, wood, [0, 0, 0]),
    ...cap('pyramid', width, sitter.timber(1, width, width), [0, high, 0]),
  ]
  if (view === 'front') return { parts, view: { azimuth: 26, elevation: 13, fill: 0.86 } }
  return close(parts, high, width, view === 'end' ? 0.66 : 0.14)
}

const close = (parts: Part[], high: number, width: number, from: number): Scene => ({
  parts,
  view: {
    azimuth: 24,
    elevation: 12,
    fill: 0.9,
    focus: [
      [-width, high * from, 0],
      [width, high * from, 0],
      [0, high * Math.min(1.1, from + 0.42), 0],
    ],
  },
})
