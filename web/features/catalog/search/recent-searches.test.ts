import { describe, expect, it } from 'vitest'
import { addSearch } from './recent-searches.ts'

describe('addSearch', () => {
  it.each([
    ['puts the latest search first', ['oak'], 'pine', ['pine', 'oak']],
    ['moves a repeated search to the front', ['oak', 'pine'], 'pine', ['pine', 'oak']],
    ['ignores case', ['Oak'], 'oak', ['oak']],
    ['trims spaces', [], '  oak  ', ['oak']],
    ['ignores an empty search', ['oak'], '   ', ['oak']],
    ['keeps six searches', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('%s', (_, before, term, after) => {
    expect(addSearch(before, term)).toEqual(after)
  })
})
