import { globSync, readFileSync } from 'node:fs'
import { PICTURE_FORMS } from '../../catalog/picture-path.ts'
import { pictureFile } from './shipped-pictures.ts'

const BANNERS = 'bff/content/banners/*.json'
const PATH = new RegExp(String.raw`(?<![\w-])(?:${PICTURE_FORMS.join('|')})/[\w./-]+?\.(?:png|jpe?g|webp)(?![\w-])`, 'g')

/** Files of all pictures that values name, anywhere in them or in their texts, relative to the shipped pictures, sorted. */
export const picturesIn = (values: readonly unknown[]): string[] =>
  [...new Set(values.flatMap((value) => JSON.stringify(value).match(PATH) ?? []).map(pictureFile))].sort()

export const readBanners = (): unknown[] => globSync(BANNERS).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
