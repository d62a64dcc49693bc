import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH, GERMAN } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { inFieldOrder, type Problem, Problems } from './problems.tsx'

const LABELS: Readonly<Record<string, string>> = { email: 'E-mail', isAgreed: 'I accept the terms and conditions' }

async function renderSummary(problems: readonly Problem[], view = BRITISH) {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(view)}>
      <Problems
        ref={{ current: null }}
        problems={problems}
        findField={(name) => {
          const label = LABELS[name]
          return label === undefined ? null : { id: name, label }
        }}
      />
    </MessagesProvider>,
  )
  return {
    label: /aria-label="([^"]*)"/.exec(html)?.[1],
    heading: /<strong>(.*?)<\/strong>/.exec(html)?.[1],
    entries: [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text),
  }
}

describe('Problems', () => {
  it('counts the fields to check, without problems of the whole form', async () => {
    const problems = [
      { field: 'email', message: 'Too short' },
      { field: null, message: 'The total has changed' },
    ]
    expect(await renderSummary(problems)).toMatchObject({ label: 'Please check 1 field', heading: 'Please check 1 field' })
  })

  it('names no field if the problem is not about one', async () => {
    const summary = await renderSummary([{ field: 'total', message: 'The total has changed' }])
    expect(summary).toMatchObject({ label: 'The total has changed', heading: undefined })
  })

  // UI-49
  it.each([BRITISH, GERMAN, { ...GERMAN, language: 'it-IT' }])(
    'names a field once: by its label, unless the message names it ($language)',
    async (view) => {
      const { errors } = (await allMessages(view)).get('forms')
      const problems = [
        { field: 'email', message: errors.REQUIRED },
        { field: 'email', message: errors.EMAIL },
        { field: 'isAgreed', message: errors.NOT_AGREED },
        { field: 'email', message: 'The server’s reason' },
      ]
      const { entries } = await renderSummary(problems, view)
      expect(entries).toEqual([`E-mail: ${errors.REQUIRED}`, errors.EMAIL, errors.NOT_AGREED, 'E-mail: The server’s reason'])
    },
  )
})

// TEXT-26
it('inFieldOrder lists problems as the form shows their fields', () => {
  const problems = ['city', 'postcode', 'street'].map((field) => ({ field, message: 'Field is required' }))
  const sorted = inFieldOrder(problems, ['street', 'apartment', 'postcode', 'city'])
  expect(sorted.map(({ field }) => field)).toEqual(['street', 'postcode', 'city'])
})
