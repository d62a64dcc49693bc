import { coat } from '../../materials/plain.ts'
import type { Scene } from '../../studio/scene.ts'
import { around } from '../../studio/scene.ts'
import { place } from '../../studio/vector.ts'
import { length } from '../pieces.ts'
import { room, skirting } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'
import { handrailSection } from './profiles.ts'
import { cap, spindle } from './turnings.ts'

const RAIL_AT = 860
/** Seen from across the room. */
const COARSE = { levels: 44, around: 16 }

/** Newels, spindles and handrail of a landing, made of the same wood. */
export function balustrade(sitter: Sitter): Scene {
  const { profile, form, seed } = sitter
  const turning = form === 'handrail' || /ball|acorn|pyramid|flat/.test(profile) ? 'stop-chamfered' : profile
  const crown = /ball|acorn|flat/.test(profile) ? profile : 'pyramid'
  const [post, bar] = [90, form === 'spindle' ? sitter.width : 41]
  const wide = 1000
  const newel = (x: number, piece: number) => [
    spindle(form === 'newel' ? turning : 'stop-chamfered', post, 1010, sitter.timber(piece, post, post), [x, 0, 0], COARSE),
    ...cap(crown, post, sitter.timber(piece + 1, post, post), [x, 1010, 0]),
  ]
  const rail = handrailSection(form === 'handrail' ? profile : 'hdr', 59, 55)
  const base = handrailSection('square', 59, 30)
  const along = (x: number, y: number) => place([x, y, 29], { yaw: 90 })
  const bars = Array.from({ length: 7 }, (_, index) =>
    spindle(
      turning,
      bar,
      RAIL_AT - 66,
      sitter.timber(index + 5, bar, bar),
      [-wide / 2 + ((index + 1) * wide) / 8, 66, 0],
      COARSE,
    ),
  )
  const parts = [
    ...newel(-wide / 2, 1),
    ...newel(wide / 2, 3),
    ...bars,
    length(rail, wide - post, sitter.timber(20, 59, 59), along(-wide / 2 + post / 2, RAIL_AT)),
    length(base, wide - post, sitter.timber(21, 59, 32), along(-wide / 2 + post / 2, 36)),
  ]
  return {
    parts: [...parts, ...around([skirting(700)])],
    view: { azimuth: 30, elevation: 10, lens: 28, fill: 0.84 },
    room: { ...room(seed, 700), wall: coat('#e2dcd0', 0) },
  }
}
