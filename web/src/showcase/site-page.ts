/** A page of a site in outline, for a slot to stand in; the slot goes into `data-slot`. */
export const sitePage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>A page of the site</title>
<style>
  body { margin: 0; background: #fff; color: #15171c; font: 16px/1.5 system-ui, sans-serif; }
  header { height: 56px; border-bottom: 1px solid #e6e3dc; display: flex; align-items: center; padding: 0 24px; gap: 20px; }
  i { display: block; border-radius: 3px; background: #ece9e3; height: 12px; }
  main { max-width: 980px; margin: 0 auto; padding: 28px 20px 60px; display: grid; gap: 26px; }
  .story { display: grid; gap: 11px; }
  .picture { height: 240px; }
  .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 18px; }
  .row i { height: 132px; }
</style>
<header aria-hidden="true"><i style="width:130px;height:22px;background:#d3cec4"></i><i style="width:60px"></i><i style="width:60px"></i></header>
<main>
  <div class="story" aria-hidden="true"><i style="width:70%;height:30px"></i><i style="width:46%;height:30px"></i><i style="width:90%"></i><i style="width:84%"></i></div>
  <div data-slot></div>
  <div class="story" aria-hidden="true"><i class="picture"></i><i style="width:96%"></i><i style="width:91%"></i><i style="width:94%"></i><i style="width:62%"></i></div>
  <div class="row" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
</main>
</html>`;
