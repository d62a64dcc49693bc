// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables } from '../operation-types.ts'

export const PanelCuttingServicesDocument: Operation<PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables> = { id: 'sha256:22aaae1b0574d3e96b05548c22fe77d3cc17ba4dec6f0c265c3a1e94d2f19da0', name: 'PanelCuttingServices' }
