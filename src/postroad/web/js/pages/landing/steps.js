// The game in three steps, for visitors without a table.

import { t } from "../../app/texts.js";
import { CardBack, CityCard } from "../../pieces/card.js";
import { Carriage } from "../../pieces/carriage.js";
import { Roof } from "../../pieces/roof.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { showOverlay } from "../../ui/overlay.js";

const STEPS = {
  take: () => html`<${CityCard} city="ulm" size="small" /><${CardBack} size="small" />`,
  lengthen: () => html`<${CityCard} city="basel" size="small" /><i class="joint" /><${CityCard} city="zurich" size="small" />`,
  close: () =>
    html`<${Roof} seat=${0} size=${34} /><${Tile} stack="baden" points=${3} /><${Carriage} number=${3} size="small" />`,
};

export const Steps = () => html`<section class="steps" aria-labelledby="steps">
  <div class="row">
    <h2 id="steps">${t("landing-how")}</h2>
    <button class="button-quiet" type="button" onClick=${() => showOverlay({ kind: "help" })}>${t("landing-step-rules")}<${Icon} name="arrow-right" /></button>
  </div>
  <ol>
    ${Object.entries(STEPS).map(
      ([step, picture]) => html`<li key=${step}>
        <div class="step-picture" aria-hidden="true">${picture()}</div>
        <div>
          <h3>${t(`landing-step-${step}`)}</h3>
          <p>${t(`landing-step-${step}-about`)}</p>
        </div>
      </li>`,
    )}
  </ol>
</section>`;
