/** Draws what was measured: a bar for each median ratio, a line from the least to the greatest, on a scale of logarithms. */

const ROW = 26;
const LEFT = 210;
const WIDTH = 420;
const DECADES = [0.01, 0.1, 1, 10, 100];

const x = (ratio) => {
  const [low, high] = [Math.log10(DECADES[0]), Math.log10(DECADES.at(-1))];
  const at = (Math.log10(Math.min(Math.max(ratio, DECADES[0]), DECADES.at(-1))) - low) / (high - low);
  return Math.round((LEFT + at * WIDTH) * 10) / 10;
};

/** An SVG of the rows of a result; the same text for the same numbers. */
export function chartOf({ rows, machine }) {
  const height = ROW * (rows.length + 2) + 24;
  const bottom = ROW * (rows.length + 1);
  const grid = DECADES.map(
    (decade) =>
      `<line x1="${x(decade)}" x2="${x(decade)}" y1="${ROW}" y2="${bottom}" stroke="#8884"/>` +
      `<text x="${x(decade)}" y="${bottom + 14}" text-anchor="middle">${decade}</text>`,
  );
  const bars = rows.map(({ input, rival, cpu }, index) => {
    const y = ROW * (index + 1);
    const [from, to] = [x(1), x(cpu.median)].sort((a, b) => a - b);
    return (
      `<text x="${LEFT - 8}" y="${y + 16}" text-anchor="end">${input} / ${rival}</text>` +
      `<rect x="${from}" y="${y + 5}" width="${Math.max(1, Math.round((to - from) * 10) / 10)}" height="14" fill="${cpu.median > 1 ? '#c60' : '#286'}"/>` +
      `<line x1="${x(cpu.min)}" x2="${x(cpu.max)}" y1="${y + 12}" y2="${y + 12}" stroke="#000"/>` +
      `<text x="${LEFT + WIDTH + 8}" y="${y + 16}">${cpu.median.toFixed(2)}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDTH + 70}" height="${height}" font-family="sans-serif" font-size="12" fill="#444">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    '<text x="8" y="17">Processor time of loopgate for one of the other: left of 1 it is the quicker one</text>',
    ...grid,
    ...bars,
    `<text x="8" y="${height - 8}">${machine}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
