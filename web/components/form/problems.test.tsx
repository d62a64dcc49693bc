import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { type Problem, Problems } from './problems.tsx'

async function renderSummary(problems: readonly Problem[]) {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <Problems
        ref={{ current: null }}
        problems={problems}
        findField={(name) => (name === 'email' ? { id: 'email-1', label: 'E-mail' } : null)}
      />
    </MessagesProvider>,
  )
  return { label: /aria-label="([^"]*)"/.exec(html)?.[1], heading: /<strong>(.*?)<\/strong>/.exec(html)?.[1] }
}

describe('Problems', () => {
  it('counts the fields to check, without problems of the whole form', async () => {
    const problems = [
      { field: 'email', message: 'Too short' },
      { field: null, message: 'The total has changed' },
    ]
    expect(await renderSummary(problems)).toEqual({ label: 'Please check 1 field', heading: 'Please check 1 field' })
  })

  it('names no field if the problem is not about one', async () => {
    const summary = await renderSummary([{ field: 'total', message: 'The total has changed' }])
    expect(summary).toEqual({ label: 'The total has changed', heading: undefined })
  })
})
