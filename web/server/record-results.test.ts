import { expect, it } from 'vitest'
import { HomePageDocument, ShellDocument } from '#schema/generated/operations.ts'
import { recordResults } from './record-results.ts'

it('results of a page are in the order of the calls, whichever answer arrives first, and leave failed calls out', async () => {
  const shell = Promise.withResolvers<unknown>()
  const answers = new Map<string, Promise<unknown>>([
    ['Shell', shell.promise],
    ['HomePage', Promise.resolve({})],
  ])
  const { load, results } = recordResults(
    ({ name }) => (answers.get(name) ?? Promise.reject(new Error('no answer'))) as Promise<never>,
  )
  const first = load(ShellDocument, {})
  await load(HomePageDocument, {})
  expect(results().map(({ name }) => name)).toEqual(['HomePage'])
  answers.clear()
  await expect(load(ShellDocument, {})).rejects.toThrow('no answer')
  shell.resolve({ menu: [] })
  await first
  expect(results().map(({ name }) => name)).toEqual(['Shell', 'HomePage'])
})
