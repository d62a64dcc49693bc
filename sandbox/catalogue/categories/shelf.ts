import type { PictureSubject } from '../picture-path.ts'
import { slug, type Text } from '../wording/text.ts'
import type { Category } from './category.ts'

interface More {
  readonly about: Text
  readonly urlKeys?: Text
  readonly active?: boolean
  readonly inMenu?: boolean
}

/** A category below another; its address is made of its name unless one is given. */
export function shelf(id: number, parent: number, name: Text, picture: PictureSubject, more: More): Category {
  const urlKeys = more.urlKeys ?? { en: slug(name.en), de: slug(name.de), it: slug(name.it) }
  return { id, parent, name, picture, about: more.about, urlKeys, active: more.active ?? true, inMenu: more.inMenu ?? true }
}
