// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables } from '../operation-types.ts'

export const PanelCuttingServicesDocument: Operation<PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables> = { id: 'sha256:3916aa4005d8817c8d89410bd43c3c8f4071fea90cc9591ce00c0cdbe5c2e27b', name: 'PanelCuttingServices' }
