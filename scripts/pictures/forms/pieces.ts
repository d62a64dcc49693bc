import type { Material, Part } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import type { Outline } from '../studio/solids.ts'
import { box, extruded, lathed } from '../studio/solids.ts'
import type { Placement, Vec } from '../studio/vector.ts'
import { place, within } from '../studio/vector.ts'

/** A length of a section, its grain along z, its near end at z = `length`. */
export const length = (section: Outline, long: number, material: Material, placement?: Placement): Part =>
  part(extruded(section, long, 0.7), material, placement)

/** A block standing on y = `at`.y, its middle over `at`. The grain runs the way of `grain`. */
export function block(
  [w, h, d]: Vec,
  material: Material,
  at: Vec,
  { yaw = 0, grain = 'z' as 'x' | 'y' | 'z', ease = 1.2 } = {},
): Part {
  const sized: Vec = grain === 'z' ? [w, h, d] : grain === 'x' ? [d, h, w] : [w, d, h]
  const mesh = box(sized, Math.min(ease, ...sized.map((side) => side / 3)))
  const centred = place([-w / 2, 0, -d / 2])
  const inner =
    grain === 'z'
      ? centred
      : grain === 'x'
        ? within(centred, place([0, 0, d], { yaw: 90 }))
        : within(centred, place([0, 0, d], { pitch: -90 }))
  return part(mesh, material, within(place(at, { yaw }), inner))
}

/** Turned about an upright axis over `at`. */
export const upright = (
  shape: readonly (readonly [number, number])[],
  material: Material,
  at: Vec,
  around = 40,
  crease = 32,
): Part => part(lathed(shape, around, crease), material, place(at, { pitch: -90 }))
