import { parse, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findOperation } from './chosen-operation.ts'

const CARD = 'fragment Card on Product { name }'
const MENU = 'query Menu { menu { name } }'
const BOARD = 'query Board { product(by: { sku: "OAK" }) { ...Card } }'
const TAB = `${MENU}\n${BOARD}\n${CARD}`

describe('the operation that a tab sends', () => {
  it.each([
    ['Menu', MENU],
    ['Board', `${BOARD} ${CARD}`],
  ])('is the one that was chosen, with its fragments: %s', (name, sent) => {
    expect(print(parse(findOperation(TAB, name)))).toBe(print(parse(sent)))
  })

  it.each([null, undefined, '', 'Stock', 'constructor', '__proto__'])('is the first one if %j was chosen', (name) => {
    expect(print(parse(findOperation(TAB, name)))).toBe(print(parse(MENU)))
  })

  it.each([
    ['only one', `${BOARD} ${CARD}`, 'Board'],
    ['one without a name', '{ menu { name } }', undefined],
    ['nothing that parses', 'query Menu {', 'Menu'],
  ])('is the unchanged text if the tab has %s', (_, text, name) => {
    expect(findOperation(text, name)).toBe(text)
  })
})
