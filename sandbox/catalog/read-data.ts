import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../data/catalog')

/**
 * Reads a file of the catalogue's data.
 * @param path below `sandbox/data/catalog`, without extension
 * @throws Error with the file and every location that violates `shape`
 */
export function readData<T>(path: string, shape: z.ZodType<T>): T {
  return validate(parse(readFileSync(join(ROOT, `${path}.yaml`), 'utf8')), shape, path)
}

/** Reads every file in a folder and its subfolders, with its relative path without extension. @throws Error as `readData` */
export const readFolder = <T>(folder: string, shape: z.ZodType<T>) =>
  globSync('**/*.yaml', { cwd: join(ROOT, folder) })
    .sort()
    .map((name) => name.replace(/\.yaml$/, ''))
    .map((name) => ({ path: name, content: readData(`${folder}/${name}`, shape) }))

/** Validates a value. @throws Error with the location */
export function validate<T>(value: unknown, shape: z.ZodType<T>, place: string): T {
  const result = shape.safeParse(value)
  if (!result.success) throw new Error(`${place}: ${z.prettifyError(result.error)}`)
  return result.data
}
