// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables } from '../operation-types.ts'

export const PanelCuttingServicesDocument: Operation<PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables> = { id: 'sha256:94abcebd98c37ba1f138d7f4b657c87d8fce3a994d75bc6808761177e6e763c9', name: 'PanelCuttingServices' }
