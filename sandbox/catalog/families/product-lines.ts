import { readFolder, validate } from '../read-data.ts'
import { familyFile, type ProductLine, productLine } from './family.ts'

const FILES = readFolder('families', familyFile)

/** All product lines of the built-in catalogue, sorted by id. */
export const PRODUCT_LINES: readonly ProductLine[] = FILES.flatMap(toProductLines).sort((a, b) => a.id - b.id)

function toProductLines({ path, content: { common, products, ...family } }: (typeof FILES)[number]): ProductLine[] {
  return products.map((own) => {
    const merged = {
      ...common,
      ...own,
      values: { ...common.values, ...own.values },
      texts: { ...common.texts, ...own.texts },
    }
    return { ...validate(merged, productLine, `${path} ${own.code}`), family }
  })
}
