/**
 * `npm run pictures` draws every picture that the catalogue and the banners name and that is not shipped yet, and deletes what
 * nothing names any more; `npm run pictures -- --again` draws all of them anew, which takes an hour of one core. The same path
 * always gives the same file. What was drawn stays when the run is stopped, and the next goes on from there.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pictureFile, SHIPPED_PICTURES } from '../../sandbox/api/pictures/shipped-pictures.ts'
import { drawPicture } from './draw-picture.ts'
import { namedPictures } from './named-pictures.ts'

const PROGRESS_EVERY = 50

const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } })
const named = namedPictures()
const missing = named.filter((path) => values.again || !existsSync(fileOf(path)))
deleteUnnamed()
let drawn = 0
await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
console.info(`${named.length} pictures are named, ${drawn} were drawn.`)

async function drawNext(): Promise<void> {
  for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
    write(fileOf(path), await drawPicture(path))
    drawn++
    if (drawn % PROGRESS_EVERY === 0) console.info(`${drawn} drawn, ${missing.length} to go`)
  }
}

function deleteUnnamed() {
  const files = new Set(named.map(pictureFile))
  for (const entry of readdirSync(SHIPPED_PICTURES, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(file.slice(SHIPPED_PICTURES.length + 1).replaceAll('\\', '/'))) rmSync(file)
  }
}

/** Written aside and renamed, so that a run that is stopped leaves no half of a picture. */
function write(file: string, body: Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, body)
  renameSync(`${file}.part`, file)
}

function fileOf(path: string): string {
  return join(SHIPPED_PICTURES, pictureFile(path))
}
