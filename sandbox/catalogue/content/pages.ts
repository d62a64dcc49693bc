import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

/** A page of text, or a piece of text to be put into pages. `content` is HTML. */
const page = z.strictObject({ id: z.number(), identifier: z.string(), title: text, content: text })
/** Pages that belong together. */
const tree = z.strictObject({ id: z.number(), identifier: z.string(), label: text, pages: z.array(page) })

/** The trees pages stand in, in the order of the hierarchy. */
export const PAGE_TREES = [readData('pages/help', tree), readData('pages/guides', tree)]
export const PAGES = PAGE_TREES.flatMap(({ pages }) => pages)
export const BLOCKS = readData('blocks', z.array(page))
