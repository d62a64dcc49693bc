import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

/** A content page or block. `content` is HTML. */
const page = z.strictObject({ id: z.number(), identifier: z.string(), title: text, content: text })
const tree = z.strictObject({ id: z.number(), identifier: z.string(), label: text, pages: z.array(page) })

/** The page trees, in hierarchy order. */
export const PAGE_TREES = [readData('pages/help', tree), readData('pages/guides', tree), readData('pages/buying-guides', tree)]
export const PAGES = PAGE_TREES.flatMap(({ pages }) => pages)
export const BLOCKS = readData('blocks', z.array(page))
