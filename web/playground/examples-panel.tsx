import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import type { Example } from './example.types.ts'
import { examples } from './examples.ts'

/** Lists the examples. Choosing one opens it in a new tab and runs it, once the editors are loaded. */
export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPanel }

function ExamplesPanel() {
  const { addTab, updateActiveTabValues, run } = useGraphiQLActions()
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const hasAnswerEditor = useGraphiQL((state) => state.responseEditor !== undefined)

  function open({ query, variables = '' }: Example) {
    addTab()
    queryEditor?.setValue(query)
    variableEditor?.setValue(variables)
    updateActiveTabValues({ query, variables })
    run()
  }

  return (
    <section className="examples">
      <h2 className="examples-heading">Examples</h2>
      <ul className="examples-list">
        {examples.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              className="example"
              disabled={!queryEditor || !variableEditor || !hasAnswerEditor}
              onClick={() => open(example)}
            >
              <span className="example-title">{example.title}</span>
              <span className="example-about">{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
      <title>examples icon</title>
      <path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
