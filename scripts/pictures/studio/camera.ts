import type { Scene } from './scene.ts'
import type { Vec } from './vector.ts'
import { add, cross, dot, minus, placed, radians, scaled, unit } from './vector.ts'

/** A lens in the scene. `scale` turns the slope of a ray into pixels; the middle of the picture is at `width`/2, `height`/2. */
export interface Camera {
  eye: Vec
  right: Vec
  up: Vec
  ahead: Vec
  scale: number
  width: number
  height: number
  /** distance from the eye to what is looked at, mm */
  distance: number
}

const ROUNDS = 14

/** Steps back until the subject takes its share of the frame, whatever its size, and stands in the middle. */
export function cameraFor(scene: Scene, width: number, height: number): Camera {
  const { azimuth, elevation, lens = 24, fill = 0.8, shift = [0, 0] } = scene.view
  const [a, e] = [radians(azimuth), radians(elevation)]
  const ahead = unit([-Math.sin(a) * Math.cos(e), -Math.sin(e), -Math.cos(a) * Math.cos(e)])
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const scale = height / 2 / Math.tan(radians(lens) / 2)
  const points = subjectPoints(scene)
  let target = middle(points)
  let distance = reach(points, target) * 4 + 1
  for (let round = 0; round < ROUNDS; round++) {
    const eye = minus(target, scaled(ahead, distance))
    const frame = bounds(points.map((point) => onFilm(minus(point, eye), right, up, ahead, scale)))
    const wanted = Math.max((frame.right - frame.left) / (width * fill), (frame.top - frame.bottom) / (height * fill))
    target = add(target, scaled(right, ((frame.left + frame.right) / 2 - shift[0] * width) * (distance / scale)))
    target = add(target, scaled(up, ((frame.top + frame.bottom) / 2 - shift[1] * height) * (distance / scale)))
    distance *= wanted
  }
  return { eye: minus(target, scaled(ahead, distance)), right, up, ahead, scale, width, height, distance }
}

function subjectPoints(scene: Scene): readonly Vec[] {
  if (scene.view.focus) return scene.view.focus
  return scene.parts.flatMap((part) => (part.backdrop ? [] : part.mesh.points.map((point) => placed(part.placement, point))))
}

function onFilm(ray: Vec, right: Vec, up: Vec, ahead: Vec, scale: number): readonly [number, number] {
  const depth = Math.max(dot(ray, ahead), 1e-3)
  return [(dot(ray, right) / depth) * scale, (dot(ray, up) / depth) * scale]
}

function bounds(points: readonly (readonly [number, number])[]) {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const [x, y] of points) {
    frame.left = Math.min(frame.left, x)
    frame.right = Math.max(frame.right, x)
    frame.bottom = Math.min(frame.bottom, y)
    frame.top = Math.max(frame.top, y)
  }
  return frame
}

function middle(points: readonly Vec[]): Vec {
  const [low, high] = corners(points)
  return scaled(add(low, high), 0.5)
}

/** The lowest and highest coordinates of some points. */
export function corners(points: readonly Vec[]): [Vec, Vec] {
  let [low, high]: [Vec, Vec] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const [x, y, z] of points) {
    low = [Math.min(low[0], x), Math.min(low[1], y), Math.min(low[2], z)]
    high = [Math.max(high[0], x), Math.max(high[1], y), Math.max(high[2], z)]
  }
  return [low, high]
}

const reach = (points: readonly Vec[], from: Vec) =>
  points.reduce((far, point) => Math.max(far, Math.hypot(...minus(point, from))), 1)
