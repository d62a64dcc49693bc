import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../data/catalogue')

/**
 * A file of the catalogue's data.
 * @param path below `sandbox/data/catalogue`, without extension
 * @throws Error that names the file and every place where it is not as `shape` says
 */
export function readData<T>(path: string, shape: z.ZodType<T>): T {
  return checked(parse(readFileSync(join(ROOT, `${path}.yaml`), 'utf8')), shape, path)
}

/** Every file of a folder and the folders below it, and its path in it without extension. @throws Error as `readData` */
export const readFolder = <T>(folder: string, shape: z.ZodType<T>) =>
  globSync('**/*.yaml', { cwd: join(ROOT, folder) })
    .sort()
    .map((name) => name.replace(/\.yaml$/, ''))
    .map((name) => ({ path: name, content: readData(`${folder}/${name}`, shape) }))

/** What was read, in the shape it should have. @throws Error that names the place */
export function checked<T>(value: unknown, shape: z.ZodType<T>, place: string): T {
  const result = shape.safeParse(value)
  if (!result.success) throw new Error(`${place}: ${z.prettifyError(result.error)}`)
  return result.data
}
