import { cameraFor, corners } from './camera.ts'
import { toScreen } from './colour.ts'
import type { Gathered } from './gathering.ts'
import { gather, LARGE, lightAt } from './gathering.ts'
import type { Finder, Hit } from './hit.ts'
import { emptyHit, FLOOR, findHit, PAPER, WALL } from './hit.ts'
import type { Light, Lights } from './lights.ts'
import { lightsFor } from './lights.ts'
import type { Paper } from './paper.ts'
import { createPaper, paperAt } from './paper.ts'
import type { Finish, Scene, Surface } from './scene.ts'
import type { Pixel } from './shading.ts'
import { shade } from './shading.ts'
import { createStage } from './stage.ts'
import { placed } from './vector.ts'
import { SAMPLES, seen } from './visibility.ts'

const GALLERY_WIDTH = 600

/** Photographs a scene: `width` × `height` × 3 bytes, red, green, blue, row by row. */
export function expose(scene: Scene, width: number, height: number): Uint8Array<ArrayBuffer> {
  const camera = cameraFor(scene, width, height)
  const stage = createStage(scene.parts)
  const finder: Finder = { stage, visible: seen(stage, camera), camera, scene }
  const framed = scene.parts.filter((one) => !one.backdrop)
  const points = (framed.length ? framed : scene.parts).flatMap((one) =>
    one.mesh.points.map((point) => placed(one.placement, point)),
  )
  const lights = lightsFor(stage, scene.view.azimuth, corners(points))
  const surfaces = surfacesOf(scene, (camera.distance / camera.scale) * (width / GALLERY_WIDTH))
  return develop(
    { finder, lights, gathered: gather(finder, lights), surfaces, paper: createPaper(camera, lights) },
    width,
    height,
  )
}

interface Darkroom {
  finder: Finder
  lights: Lights
  gathered: Gathered
  surfaces: readonly (Surface | undefined)[]
  paper: Paper
}

function develop(room: Darkroom, width: number, height: number): Uint8Array<ArrayBuffer> {
  const film = new Uint8Array(width * height * 3)
  const light: Light = { key: 0, sky: 0 }
  const pixel: Pixel = { red: 0, green: 0, blue: 0 }
  const hit = emptyHit()
  const mean = { ...BLANK }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      let red = 0
      let green = 0
      let blue = 0
      for (const { samples, share } of kindsAt(room.finder, x, y)) {
        meanFinish(room, samples, x, y, hit, mean)
        if (hit.what === PAPER) {
          paperAt(room.paper, x, y, pixel)
        } else {
          lightAt(room.gathered, room.lights, x, y, hit, light)
          shade(hit, light, room.lights.key, mean, pixel)
        }
        red += pixel.red * share
        green += pixel.green * share
        blue += pixel.blue * share
      }
      film[at] = toScreen(red)
      film[at + 1] = toScreen(green)
      film[at + 2] = toScreen(blue)
    }
  }
  return film
}

const BLANK: Finish = { red: 0, green: 0, blue: 0, gloss: 0, tightness: 12, metal: 0 }
const finish: Finish = { ...BLANK }

/** The finish over some samples of a pixel, which smooths fine grain; `hit` is left at the last of them. */
function meanFinish(
  { finder, surfaces }: Darkroom,
  samples: readonly number[],
  x: number,
  y: number,
  hit: Hit,
  mean: Finish,
): void {
  mean.red = 0
  mean.green = 0
  mean.blue = 0
  const share = 1 / samples.length
  for (const sample of samples) {
    findHit(finder, x * SAMPLES + (sample & 1), y * SAMPLES + (sample >> 1), hit)
    const surface = surfaces[hit.what - WALL]
    if (!surface) return
    finish.gloss = 0
    finish.metal = 0
    finish.tightness = 12
    surface(finish, hit.own.x, hit.own.y, hit.own.z, hit.own.nx, hit.own.ny, hit.own.nz)
    mean.red += finish.red * share
    mean.green += finish.green * share
    mean.blue += finish.blue * share
  }
  mean.gloss = finish.gloss
  mean.metal = finish.metal
  mean.tightness = finish.tightness
}

/** The surface of each part, after those of wall, floor and paper. */
function surfacesOf({ parts, room }: Scene, fineness: number): readonly (Surface | undefined)[] {
  const surfaces: (Surface | undefined)[] = [undefined, undefined, undefined]
  if (room) {
    surfaces[0] = room.wall(fineness)
    surfaces[FLOOR - WALL] = room.floor(fineness)
  }
  return [...surfaces, ...parts.map((one) => one.material(fineness))]
}

interface Kind {
  samples: readonly number[]
  share: number
}

const WHOLE: readonly Kind[] = [{ samples: [0, 3], share: 1 }]
/** In a large picture the grain is wider than a pixel. */
const WHOLE_LARGE: readonly Kind[] = [{ samples: [0], share: 1 }]
const BARE: readonly Kind[] = [{ samples: [0], share: 1 }]

/** The samples of a pixel, grouped by the surface they show. */
function kindsAt({ visible, stage, scene }: Finder, x: number, y: number): readonly Kind[] {
  const { faces, width } = visible
  const first = y * SAMPLES * width + x * SAMPLES
  const a = faces[first] ?? PAPER
  const b = faces[first + 1] ?? PAPER
  const c = faces[first + width] ?? PAPER
  const d = faces[first + width + 1] ?? PAPER
  if (a === b && b === c && c === d) return a < 0 && !scene.room ? BARE : width < LARGE * SAMPLES ? WHOLE : WHOLE_LARGE
  const groups: number[][] = []
  const all = [a, b, c, d]
  for (const sample of [0, 1, 2, 3]) {
    const same = groups.find(([other = 0]) => alike(stage, all[other] ?? PAPER, all[sample] ?? PAPER))
    if (same) same.push(sample)
    else groups.push([sample])
  }
  return groups.map((samples) => ({ samples, share: samples.length / 4 }))
}

function alike({ owner, flat }: Finder['stage'], a: number, b: number): boolean {
  if (a === b) return true
  if (a < 0 || b < 0 || owner[a] !== owner[b]) return false
  const [p, q] = [a * 3, b * 3]
  return (flat[p] ?? 0) * (flat[q] ?? 0) + (flat[p + 1] ?? 0) * (flat[q + 1] ?? 0) + (flat[p + 2] ?? 0) * (flat[q + 2] ?? 0) > 0.9
}
