import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './playground.css'
import { createRoot } from 'react-dom/client'
import { Playground } from './playground.tsx'

const container = document.getElementById('playground')
if (!container) throw new Error('The page has no element for the playground')
createRoot(container).render(<Playground />)
