/** Objects that an installer, a platform or a chart makes, with what they mostly have in common. */

import type { ServiceFact, ServicePort } from '../../core/facts/objects.ts';
import type { Container, WorkloadFact } from '../../core/facts/workload.ts';

type Usual<T, K extends keyof T> = Omit<T, K | 'kind'> & Partial<Pick<T, K>>;

export const PROTOCOLS = ['UDP', 'TCP'] as const;

/** The API server chooses its address. */
export function madeService(
  stated: Usual<ServiceFact, 'type' | 'clusterIPs' | 'headless' | 'externalIPs' | 'ports'>,
): ServiceFact {
  return {
    kind: 'service',
    type: 'ClusterIP',
    clusterIPs: [],
    headless: false,
    externalIPs: [],
    ports: dnsPorts(53),
    ...stated,
  };
}

export function dnsPorts(targetPort: number): readonly ServicePort[] {
  return PROTOCOLS.map((protocol) => ({ port: 53, targetPort, protocol }));
}

export function madeWorkload(
  stated: Usual<WorkloadFact, 'workload' | 'hostNetwork' | 'podSpecAt' | 'volumes'>,
): WorkloadFact {
  return { kind: 'workload', workload: 'Deployment', hostNetwork: false, volumes: [], podSpecAt: stated.at, ...stated };
}

export function madeContainer(stated: Omit<Container, MadeField> & Partial<Pick<Container, MadeField>>): Container {
  return { init: false, words: [], env: [], ports: [], mounts: [], ...stated };
}
type MadeField = 'init' | 'words' | 'env' | 'ports' | 'mounts';
