import type { PictureSubject } from '../picture-path.ts'
import type { Text } from '../wording/text.ts'

/** A shelf of the shop. `urlKeys` is the last part of its path in each language; the order in the list is its position. */
export interface Category {
  readonly id: number
  readonly parent: number
  readonly name: Text
  readonly urlKeys: Text
  readonly about: Text
  readonly picture: PictureSubject
  readonly active: boolean
  readonly inMenu: boolean
}
