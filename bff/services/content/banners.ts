import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../../cache/log.ts'
import { ContentError, readContentFile } from '../../config/content-file.ts'

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
 * The banners of a store view: `{storeCode}.json`, else `default.json`, else none. Files are read on every call, so that edits take effect
 * at once. An invalid file is logged and shows no banners.
 * @source VIEW-5, HOME-1
 */
export function readBanners(directory: string, storeCode: string, log: Log): Banners {
  const path = [storeCode, 'default'].map((name) => join(directory, `${name}.json`)).find((file) => existsSync(file))
  if (path === undefined) return NONE
  try {
    return readBannerFile(path)
  } catch (error) {
    log.error({ err: error, path }, 'Banners cannot be read')
    return NONE
  }
}

/**
 * Reads every banner file of a folder, so that an invalid file stops the start.
 * @throws ContentError
 */
export function checkBanners(directory: string): void {
  if (!existsSync(directory)) return
  for (const name of readdirSync(directory)) if (name.endsWith('.json')) readBannerFile(join(directory, name))
}

function readBannerFile(path: string): Banners {
  const { value, issues } = readContentFile(path, Banners)
  if (value === null) throw new ContentError(issues)
  return value
}
