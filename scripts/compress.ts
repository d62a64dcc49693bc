import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const TEXT = '**/*.{js,mjs,css,html,svg,json,webmanifest}'
/** Smaller files fit into one packet uncompressed. */
const SMALLEST = 512

/** Writes a `.br` and a `.gz` beside every text file of a folder. @param quality of Brotli; 11 is the smallest and slowest */
export async function compressFolder(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  await Promise.all(globSync(TEXT, { cwd: folder }).map((name) => compressFile(join(folder, name), quality)))
}

async function compressFile(file: string, quality: number): Promise<void> {
  const body = await readFile(file)
  if (body.length < SMALLEST) return
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
