import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { OWN_PAGE_HEADER } from '../../schema/rules/constants.ts'
import { findOperation } from './chosen-operation.ts'
import { examples } from './examples.ts'
import { examplesPlugin } from './examples-panel.tsx'

const send = createGraphiQLFetcher({ url: '/graphql', headers: { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value } })
const fetcher: typeof send = ({ query, operationName, variables }, options) =>
  send({ query: findOperation(query, operationName), variables }, options)
const plugins = [examplesPlugin, HISTORY_PLUGIN]
const defaultTabs = examples.slice(0, 1).map(({ query, variables }) => ({ query, variables: variables ?? null }))

/** GraphiQL against this shop, with an example for every query and mutation of the schema. */
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
