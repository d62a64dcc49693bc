import { stuff } from '../materials/palette.ts'
import { coat } from '../materials/plain.ts'
import type { Part } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import { box } from '../studio/solids.ts'
import { place } from '../studio/vector.ts'
import { block } from './pieces.ts'
import type { Sitter } from './sitter.ts'

/** A pallet, its deck at 130 mm. */
export function pallet(seed: number): Part[] {
  const wood = (piece: number) => stuff('spruce', { x: 40, y: -40, seed: seed + piece })
  const deck = Array.from({ length: 7 }, (_, index) =>
    block([800, 20, 110], wood(index), [0, 110, (index - 3) * 178], { grain: 'x' }),
  )
  const runners = [-350, 0, 350].map((x, index) => block([100, 110, 1180], wood(index + 9), [x, 0, 0]))
  return [...deck, ...runners]
}

/** Boards strapped together, `wide` by `high` of them, ends to the viewer. */
export function bundle(sitter: Sitter, name: string, long: number, wide: number, high: number): Part[] {
  const [w, t] = [145, 45]
  const boards = Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (_, column): Part => {
      const seed = sitter.seed + row * 11 + column * 3
      const out = (sitter.random() - 0.5) * 24
      const cut = { x: 30 + ((seed * 37) % 90), y: (row + column) % 2 ? -30 : t + 40, seed }
      return part(box([w - 1, t - 0.6, long], 1.6), stuff(name, cut), place([(column - wide / 2) * w, row * t, -long / 2 + out]))
    }),
  ).flat()
  const strap = coat('#2f3a35', 0.4)
  const straps = [-0.28, 0.28].flatMap((share) => [
    block([wide * w + 4, 1.6, 22], strap, [0, high * t, share * long], { grain: 'x', ease: 0.3 }),
    block([1.8, high * t, 22], strap, [(wide * w) / 2, 0, share * long], { ease: 0.3 }),
    block([1.8, high * t, 22], strap, [(-wide * w) / 2, 0, share * long], { ease: 0.3 }),
  ])
  return [...boards, ...straps]
}
