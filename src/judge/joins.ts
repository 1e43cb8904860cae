/** Every join of a tool, in the order in which each needs what the ones before it made. */
import { defined } from '../core/text/defined.ts';
import { joinPlaybooks } from '../tools/ansible/place.ts';
import { joinCompose } from '../tools/compose/join.ts';
import { joinChartFiles } from '../tools/helm/chart-files.ts';
import { joinCharts } from '../tools/helm/join.ts';
import { joinRenderedCharts } from '../tools/helm/render.ts';
import { adding, type Join } from '../tools/join.ts';
import { joinInventories } from '../tools/kubespray/join.ts';
import { joinKustomizations } from '../tools/kustomize/build.ts';
import { realBuildOf } from '../tools/kustomize/real-tool.ts';
import { joinMachineImages } from '../tools/machine-images/join.ts';
import { joinUnits } from '../tools/systemd/join.ts';
import { withNamedResolverFiles } from '../tools/systemd/named-resolver-files.ts';
import { joinModules } from '../tools/terraform/join.ts';
import { joinTemplateFiles } from '../tools/terraform/template-files.ts';

export const joins: readonly Join[] = [
  joinTemplateFiles,
  joinChartFiles,
  adding((facts, { read, factsOf, paths, budget, rendering, isIgnored, whyUnread }) => {
    const tool = rendering === undefined ? undefined : realBuildOf(rendering.tools);
    const built = joinKustomizations(facts, {
      read,
      factsOf,
      budget,
      ...defined({ paths, tool, isIgnored, whyUnread }),
    });
    return { value: built.facts, notices: built.notices, filled: built.filled };
  }),
  adding((facts, context) => ({ value: joinModules(facts, context), notices: [] })),
  joinRenderedCharts,
  adding((facts, { read, paths = [] }) => ({ value: joinMachineImages(facts, { read, paths }), notices: [] })),
  adding(joinPlaybooks),
  adding((facts, { read }) => joinUnits(facts, read)),
  adding((facts) => joinInventories(withNamedResolverFiles(facts))),
  adding((facts, { read, paths = [] }) => joinCharts(facts, read, paths)),
  adding((facts, { read, paths = [] }) => joinCompose(facts, { read, paths })),
];
