import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../../cache/log.ts'

const Banner = z.object({
  title: z.string().min(1),
  subtitle: z.string().nullable().default(null),
  action: z.string().nullable().default(null),
  url: z.string().regex(/^\/(?![/\\])[^\s\\"<>]*$/, 'a path of this shop'),
  picture: z
    .object({ path: z.string().min(1), alt: z.string().default('') })
    .nullable()
    .default(null),
})

const Banners = z.object({
  headImage: Banner.nullable().default(null),
  mainBanners: z.array(Banner).default([]),
  smallBanners: z.array(Banner).default([]),
  productBanners: z.array(Banner).default([]),
})

export type Banners = z.infer<typeof Banners>

const NONE: Banners = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }

/**
 * The banners of a store view: `{storeCode}.json`, else `default.json`, else none. A file that cannot be understood is
 * logged and shows none.
 * @source VIEW-5, HOME-1
 */
export async function readBanners(directory: string, storeCode: string, log: Log): Promise<Banners> {
  for (const name of [storeCode, 'default']) {
    const path = join(directory, `${name}.json`)
    try {
      return Banners.parse(JSON.parse(await readFile(path, 'utf8')))
    } catch (error) {
      if (isMissing(error)) continue
      log.error({ err: error, path }, 'Banners cannot be read')
      return NONE
    }
  }
  return NONE
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
