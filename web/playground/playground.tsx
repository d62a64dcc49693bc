import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { examples } from './examples.ts'
import { examplesPlugin } from './examples-panel.tsx'

const send = createGraphiQLFetcher({ url: '/graphql' })
// A document has one operation, and the editor names it late when an example has just been opened.
const fetcher: typeof send = ({ query, variables }, options) => send({ query, variables }, options)
const plugins = [examplesPlugin, HISTORY_PLUGIN]
const defaultTabs = examples.slice(0, 1).map(({ query }) => ({ query }))

/** GraphiQL against this shop, with an example for every question the schema answers. */
export function Playground() {
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      visiblePlugin={examplesPlugin}
      defaultTabs={defaultTabs}
      defaultEditorToolsVisibility={false}
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>Heartwood</GraphiQL.Logo>
    </GraphiQL>
  )
}
