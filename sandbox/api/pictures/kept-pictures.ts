import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderPicture } from './render-picture.ts'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Draws each picture once: what was drawn is kept in a folder and survives a restart. */
export function keptPictures(render: RenderPicture, directory: string): RenderPicture {
  return async (path, width, height, action) => {
    const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
    if (!contentType) return render(path, width, height, action)
    const name = createHash('sha256').update(`${action} ${width}x${height} ${path}`).digest('hex')
    const file = join(directory, name.slice(0, 2), name.slice(2))
    const kept = await contentOf(file)
    if (kept) return { body: kept, contentType }
    const drawn = await render(path, width, height, action)
    if (drawn) await keep(file, drawn.body)
    return drawn
  }
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written aside and renamed, so that nobody reads half a picture. */
async function keep(file: string, body: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(aside, body)
  await rename(aside, file)
}
