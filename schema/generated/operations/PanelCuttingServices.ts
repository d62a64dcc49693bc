// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables } from '../operation-types.ts'

export const PanelCuttingServicesDocument: Operation<PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables> = { id: 'sha256:1d56ef7cf880ac216455dd08c245b13f5e56bd82d0063f7a29e0a89031662757', name: 'PanelCuttingServices' }
