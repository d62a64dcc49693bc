import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { RowProblems } from './row-problems.tsx'

// QUICK-8
it('the problem summary of a quick order links each row to the field that must be corrected', async () => {
  const messages = await openPageMessages(BRITISH)
  await messages.load(['lists', 'forms'])
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <RowProblems
        ref={null}
        problems={[
          { row: { id: 'a', sku: 'GONE', quantity: '1' }, number: 2, problem: { kind: 'unknown' } },
          { row: { id: 'b', sku: 'OAK', quantity: '90' }, number: 5, problem: { kind: 'tooMany', most: 3, take: 3 } },
        ]}
      />
    </MessagesProvider>,
  )
  const links = [...html.matchAll(/<a href="#([^"]*)">([^<]*)/g)].map(([, id, text]) => [id, text])
  expect(links).toEqual([
    ['order-a-sku', expect.stringContaining('GONE')],
    ['order-b-quantity', expect.stringMatching(/OAK.*3/)],
  ])
})
